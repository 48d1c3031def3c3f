# Jeszcze bez tłumaczenia: te teksty są po angielsku.
