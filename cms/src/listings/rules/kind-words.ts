import type { Kind } from '@agency/domain/kinds';
import type { Language } from '@agency/domain/languages';

/** The name of a kind in a language, then other words for it, separated by commas. */
export const KIND_WORDS: Readonly<Record<Kind, Readonly<Record<Language, string>>>> = {
  villa: {
    nl: 'Villa, villas, villatje',
    fr: 'Villa, villas',
    en: 'Villa, villas',
    de: 'Villa, villen',
  },
  townhouse: {
    nl: 'Herenhuis, herenhuizen, burgerhuis, burgershuis, burgerwoning, meesterwoning, meesterwoningen',
    fr: 'Maison de maître, maisons de maître, hôtel de maître, hôtel particulier, maison bourgeoise, maisons bourgeoises',
    en: 'Townhouse, townhouses, town house, town houses, maison de maitre',
    de: 'Stadthaus, stadthäuser, herrenhaus, herrenhäuser, bürgerhaus',
  },
  farmhouse: {
    nl: 'Hoeve, hoeves, hoeven, fermette, fermettes, boerderij, boerderijen',
    fr: 'Ferme, fermes, fermette, fermettes',
    en: 'Farmhouse, farmhouses, farm, farms',
    de: 'Bauernhof, bauernhöfe, bauernhaus, bauernhäuser, hof',
  },
  bungalow: {
    nl: 'Bungalow, bungalows',
    fr: 'Bungalow, bungalows',
    en: 'Bungalow, bungalows',
    de: 'Bungalow, bungalows',
  },
  'bel-etage': {
    nl: 'Bel-etage, beletage, bel-etagewoning, beletages',
    fr: 'Bel-étage, belétage, maison bel étage',
    en: 'Bel-étage',
    de: 'Bel-Etage',
  },
  'country-house': {
    nl: 'Landhuis, landhuizen, cottage, cottages, buitenverblijf',
    fr: 'Maison de campagne, maisons de campagne, manoir, manoirs, cottage',
    en: 'Country house, country houses, cottage, cottages, manor, manor house, mansion',
    de: 'Landhaus, landhäuser, gutshaus',
  },
  castle: {
    nl: 'Kasteel, kastelen',
    fr: 'Château, châteaux',
    en: 'Castle, castles, chateau',
    de: 'Schloss, schlösser, schloß',
  },
  chalet: {
    nl: 'Chalet, chalets',
    fr: 'Chalet, chalets',
    en: 'Chalet, chalets',
    de: 'Chalet, chalets',
  },
  penthouse: {
    nl: 'Penthouse, penthouses, penthouseappartement',
    fr: 'Penthouse, penthouses, attique, attiques',
    en: 'Penthouse, penthouses, penthouse apartment',
    de: 'Penthouse, penthouses, penthousewohnung',
  },
  loft: {
    nl: 'Loft, lofts, loftappartement',
    fr: 'Loft, lofts',
    en: 'Loft, lofts, loft apartment',
    de: 'Loft, lofts, loftwohnung',
  },
  duplex: {
    nl: 'Duplex, duplexen, duplexappartement, maisonnette',
    fr: 'Duplex, duplexes, appartement duplex',
    en: 'Duplex, duplexes, maisonette, duplex apartment',
    de: 'Maisonettewohnung, maisonette, maisonnette, maisonettewohnungen, duplex, duplexwohnung',
  },
  triplex: {
    nl: 'Triplex, triplexen, triplexappartement',
    fr: 'Triplex',
    en: 'Triplex',
    de: 'Triplex, triplexwohnung',
  },
  'ground-floor': {
    nl: 'Gelijkvloers appartement, gelijkvloers met tuin, gelijkvloerse verdieping, appartement gelijkvloers, gelijkvloersappartement, tuinappartement',
    fr: 'Rez-de-chaussée, rez-de-jardin, appartement rez-de-chaussée, appartement rez-de-jardin',
    en: 'Ground-floor apartment, ground floor flat, garden apartment, garden flat',
    de: 'Erdgeschosswohnung, erdgeschosswohnungen, gartenwohnung, gartenwohnungen',
  },
  'service-flat': {
    nl: 'Serviceflat, serviceflats, assistentiewoning, assistentieflat, assistentieappartement',
    fr: 'Résidence-services, appartement service, flat service',
    en: 'Service flat, service flats, serviced apartment, assisted living',
    de: 'Seniorenwohnung, betreutes wohnen, serviceflat',
  },
  'building-plot': {
    nl: 'Bouwgrond, bouwgronden, bouwkavel, bouwkavels, bouwlot, lot bouwgrond, perceel bouwgrond',
    fr: 'Terrain à bâtir, terrains à bâtir, terrain constructible, lot à bâtir',
    en: 'Building plot, building plots, building land, building site',
    de: 'Baugrundstück, baugrundstücke, bauland, bauplatz, bauplätze, baugrund, baugrundstueck',
  },
  farmland: {
    nl: 'Landbouwgrond, landbouwgronden, weiland, weilanden, perceel landbouwgrond',
    fr: 'Terrain agricole, terrains agricoles, terre agricole, prairie',
    en: 'Farmland, agricultural land, pasture',
    de: 'Ackerland, landwirtschaftliche fläche, weideland',
  },
  office: {
    nl: 'Kantoor, kantoren, kantoorruimte, kantoorruimtes, kantoorgebouw, bureau, bureaus',
    fr: 'Bureaux, bureau, espace de bureau, espace de bureaux, plateau de bureaux, immeuble de bureaux',
    en: 'Office, offices, office space, office building',
    de: 'Büro, büros, buero, bürofläche, büroflächen, büroraum, büroräume, bürogebäude',
  },
  shop: {
    nl: 'Winkel, winkels, winkelpand, winkelpanden, winkelruimte, handelsgelijkvloers',
    fr: 'Magasin, magasins, boutique, boutiques, rez commercial, rez-de-chaussée commercial',
    en: 'Shop, shops, store, retail space, retail unit, retail',
    de: 'Ladenlokal, ladenlokale, laden, läden, ladenfläche, geschäftslokal',
  },
  warehouse: {
    nl: 'Magazijn, magazijnen, loods, loodsen, opslagplaats, opslagruimte',
    fr: 'Entrepôt, entrepôts, hangar, hangars, dépôt',
    en: 'Warehouse, warehouses, storage',
    de: 'Lagerhalle, lagerhallen, lager, lagerraum, lagerfläche, halle',
  },
  workshop: {
    nl: 'Atelier, ateliers, werkplaats',
    fr: 'Atelier, ateliers',
    en: 'Workshop, workshops',
    de: 'Werkstatt, werkstätten',
  },
  restaurant: {
    nl: 'Horecazaak, horeca, horecapand, horecazaken, restaurant',
    fr: 'Horeca, établissement horeca, restaurant',
    en: 'Restaurant, restaurant premises, cafe',
    de: 'Gaststätte, restaurant, gastronomie',
  },
  'garage-box': {
    nl: 'Garagebox, garageboxen, garage box, autobox, box, boxen',
    fr: 'Box fermé, box de garage, box garage, garage box, garage fermé, box, boxes',
    en: 'Lock-up garage, lock up, garage box',
    de: 'Einzelgarage, garagenbox, garage box',
  },
  'parking-space': {
    nl: 'Staanplaats, staanplaatsen, autostaanplaats, autostaanplaatsen, parkeerplaats, parkeerplaatsen, parkeerplek',
    fr: 'Emplacement de parking, emplacements de parking, emplacement, emplacements, place de parking, places de parking, emplacement de voiture, emplacement voiture, place de stationnement',
    en: 'Parking space, parking spaces, parking spot, parking place, parking bay, car space',
    de: 'Stellplatz, stellplätze, tiefgaragenstellplatz, tiefgaragenplatz, garagenstellplatz, parkplatz, parkplätze, tg stellplatz, autostellplatz',
  },
};
