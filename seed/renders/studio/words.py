"""Alternative texts in four languages, put together from what a picture shows."""

LANGUAGES = ('nl', 'fr', 'en', 'de')

ROOMS = {
    'living room': ('Woonkamer', 'Séjour', 'Living room', 'Wohnzimmer'),
    'kitchen': ('Keuken', 'Cuisine', 'Kitchen', 'Küche'),
    'bedroom': ('Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'),
    'bathroom': ('Badkamer', 'Salle de bain', 'Bathroom', 'Badezimmer'),
    'studio room': ('Leefruimte van een studio', 'Pièce de vie d’un studio', 'Main room of a studio', 'Wohnraum eines Studios'),
    'town houses': ('Rij Brusselse herenhuizen', 'Rangée de maisons bruxelloises', 'Row of Brussels town houses', 'Reihe Brüsseler Stadthäuser'),
    'thirties front': ('Appartementsgebouw uit de jaren 1930', 'Immeuble des années 1930', 'Apartment house from the 1930s', 'Wohnhaus aus den 1930er-Jahren'),
    'post-war front': ('Appartementsgebouw uit de jaren 1960', 'Immeuble des années 1960', 'Block of flats from the 1960s', 'Wohnblock aus den 1960er-Jahren'),
    'new front': ('Nieuwbouw met appartementen', 'Immeuble neuf à appartements', 'New block of flats', 'Neubau mit Wohnungen'),
    'car park': ('Ondergrondse parkeergarage', 'Parking souterrain', 'Underground car park', 'Tiefgarage'),
    'parking space': ('Parkeerplaats in een ondergrondse garage', 'Emplacement dans un parking souterrain', 'Space in an underground car park', 'Stellplatz in einer Tiefgarage'),
    'garage boxes': ('Rij garageboxen', 'Rangée de boxes de garage', 'Row of lock-up garages', 'Reihe von Garagen'),
    'box lane': ('Ondergrondse garageboxen', 'Boxes de garage en sous-sol', 'Underground lock-up garages', 'Garagenboxen im Untergeschoss'),
    'open box': ('Lege garagebox', 'Box de garage vide', 'Empty lock-up garage', 'Leere Garage'),
}

# What comes after "with"; the German is in the dative.
FEATURES = {
    'marble fireplace': ('marmeren schouw', 'cheminée en marbre', 'a marble fireplace', 'Marmorkamin'),
    'tall windows': ('hoge ramen', 'hautes fenêtres', 'tall windows', 'hohen Fenstern'),
    'wide window': ('breed raam', 'large fenêtre', 'a wide window', 'breitem Fenster'),
    'window': ('raam', 'fenêtre', 'a window', 'Fenster'),
    'herringbone': ('visgraatparket', 'parquet à chevrons', 'a herringbone floor', 'Fischgrätparkett'),
    'planks': ('plankenvloer', 'plancher', 'a plank floor', 'Dielenboden'),
    'bookcases': ('boekenkasten', 'bibliothèques', 'bookcases', 'Bücherregalen'),
    'sofa': ('zetel', 'canapé', 'a sofa', 'Sofa'),
    'island': ('kookeiland', 'îlot', 'an island', 'Kochinsel'),
    'garden front': ('stalen raam naar de tuin', 'baie en acier sur le jardin', 'a steel window to the garden', 'Stahlfenster zum Garten'),
    'steel window': ('stalen raam', 'baie en acier', 'a steel window', 'Stahlfenster'),
    'wall units': ('keukenkasten', 'meubles hauts', 'wall units', 'Hängeschränken'),
    'table': ('ronde tafel', 'table ronde', 'a round table', 'rundem Tisch'),
    'double bed': ('tweepersoonsbed', 'lit double', 'a double bed', 'Doppelbett'),
    'wardrobe': ('ingemaakte kast', 'armoire intégrée', 'a fitted wardrobe', 'Einbauschrank'),
    'bath': ('ligbad', 'baignoire', 'a bath', 'Badewanne'),
    'shower': ('inloopdouche', 'douche à l’italienne', 'a walk-in shower', 'begehbarer Dusche'),
    'basin': ('wastafelmeubel', 'meuble vasque', 'a vanity unit', 'Waschtisch'),
    'cast-iron balcony': ('gietijzeren balkon', 'balcon en fonte', 'a cast-iron balcony', 'gusseisernem Balkon'),
    'brick': ('bakstenen gevels', 'façades en brique', 'brick fronts', 'Backsteinfassaden'),
    'stucco': ('bepleisterde gevels', 'façades enduites', 'rendered fronts', 'verputzten Fassaden'),
    'cobbles': ('kasseien', 'pavés', 'cobbles', 'Kopfsteinpflaster'),
    'street tree': ('straatboom', 'arbre de rue', 'a street tree', 'Straßenbaum'),
    'bay window': ('erker', 'bow-window', 'a bay window', 'Erker'),
    'loggias': ('loggia’s', 'loggias', 'loggias', 'Loggien'),
    'balconies': ('balkons', 'balcons', 'balconies', 'Balkonen'),
    'pillars': ('witte zuilen', 'colonnes blanches', 'white pillars', 'weißen Pfeilern'),
    'painted lines': ('geschilderde vakken', 'emplacements peints', 'painted bays', 'aufgemalten Plätzen'),
    'grey doors': ('grijze kantelpoorten', 'portes basculantes grises', 'grey up-and-over doors', 'grauen Kipptoren'),
    'green doors': ('groene kantelpoorten', 'portes basculantes vertes', 'green up-and-over doors', 'grünen Kipptoren'),
    'brick walls': ('bakstenen muren', 'murs en brique', 'brick walls', 'Backsteinwänden'),
    'open door': ('open poort', 'porte ouverte', 'its door open', 'offenem Tor'),
}
WITH = (('met', 'en'), ('avec', 'et'), ('with', 'and'), ('mit', 'und'))


def describe(shows):
    """Returns the texts of a picture; the first word is the room, the rest what is in it."""
    room, *features = shows
    texts = {}
    for i, language in enumerate(LANGUAGES):
        words = [FEATURES[f][i] for f in features]
        preposition, last = WITH[i]
        listed = ', '.join(words[:-1]) + f' {last} {words[-1]}' if len(words) > 1 else ''.join(words)
        texts[language] = f'{ROOMS[room][i]} {preposition} {listed}' if words else ROOMS[room][i]
    return texts
