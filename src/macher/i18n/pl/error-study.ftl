# `macher study`: wiele gier botów i czego uczą.

error-study-none = w { $folder } nie ma gier do zbadania; zagraj je z --games
error-study-values = wartości, z którymi grano { $folder }, już nie ma
error-study-version = { $folder } pochodzi z innej wersji tego programu
error-study-name = nazwa magazynu to małe litery, cyfry i łączniki, a nie { $name }
error-study-no-value = dla { $kinds } nie ma wyuczonej oceny do skalibrowania
