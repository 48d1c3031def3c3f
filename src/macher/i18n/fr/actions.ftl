# Pas encore traduit : ces textes sont dits en anglais.
