# `macher simulate --parquet`: gry jako dane.

cli-simulate-parquet = Zapisz w tym folderze decyzje, cechy, zdarzenia i wyniki jako Parquet zamiast raportu; przerwany przebieg jest wznawiany.
cli-simulate-written = Zapisane gry: { $games }; rozegrane teraz: { $played }, były już: { $kept }.
