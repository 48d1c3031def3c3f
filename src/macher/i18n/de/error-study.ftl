# `macher study`: viele Spiele von Bots und was sie lehren.

error-study-none = in { $folder } liegen keine Spiele; mit --games werden welche gespielt
error-study-values = die Werte, mit denen { $folder } gespielt wurde, sind nicht mehr da
error-study-version = { $folder } stammt von einer anderen Version dieses Programms
error-study-name = ein Lager heißt mit kleinen Buchstaben, Ziffern und Bindestrichen, nicht { $name }
error-study-no-value = für { $kinds } gibt es kein gelerntes Urteil, das zu kalibrieren wäre
