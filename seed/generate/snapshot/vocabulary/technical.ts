import { localize, type Localized } from '../language';

export type Vocabulary = Readonly<Record<string, Localized>>;

export const HEATING: Vocabulary = {
  'gas-condensing': localize(
    'Individuele condensatieketel op gas',
    'Chaudière individuelle au gaz à condensation',
    'Own condensing gas boiler',
    'Eigene Gas-Brennwerttherme',
  ),
  'gas-boiler': localize(
    'Individuele gasketel',
    'Chaudière individuelle au gaz',
    'Own gas boiler',
    'Eigene Gastherme',
  ),
  'gas-collective': localize(
    'Gemeenschappelijke gasketel met tellers',
    'Chaudière collective au gaz avec compteurs',
    'Shared gas boiler, metered',
    'Zentralheizung mit Gas und Zählern',
  ),
  oil: localize('Stookolieketel', 'Chaudière au mazout', 'Oil boiler', 'Ölheizung'),
  electric: localize(
    'Elektrische verwarming',
    'Chauffage électrique',
    'Electric heating',
    'Elektroheizung',
  ),
  'heat-pump': localize('Warmtepomp', 'Pompe à chaleur', 'Heat pump', 'Wärmepumpe'),
  district: localize('Warmtenet', 'Réseau de chaleur', 'District heating', 'Fernwärme'),
  pellets: localize('Pelletketel', 'Chaudière à pellets', 'Pellet boiler', 'Pelletheizung'),
  'air-conditioning': localize(
    'Omkeerbare airconditioning',
    'Climatisation réversible',
    'Reversible air conditioning',
    'Klimaanlage mit Heizfunktion',
  ),
  'air-heaters': localize(
    'Luchtverwarmers op gas',
    'Aérothermes au gaz',
    'Gas air heaters',
    'Gas-Warmlufterzeuger',
  ),
};

export const KITCHEN: Vocabulary = {
  'fully-equipped': localize(
    'Volledig ingericht',
    'Super-équipée',
    'Fully equipped',
    'Voll ausgestattet',
  ),
  fitted: localize('Ingericht', 'Équipée', 'Fitted', 'Eingebaut'),
  open: localize('Open, ingericht', 'Ouverte, équipée', 'Open, fitted', 'Offen, eingebaut'),
  kitchenette: localize('Kitchenette', 'Kitchenette', 'Kitchenette', 'Kochnische'),
};

export const ROOF: Vocabulary = {
  tiles: localize('Pannen', 'Tuiles', 'Tiles', 'Ziegel'),
  slate: localize('Natuurleien', 'Ardoises naturelles', 'Natural slate', 'Naturschiefer'),
  flat: localize(
    'Plat dak, geïsoleerd',
    'Toiture plate isolée',
    'Flat, insulated',
    'Flachdach, gedämmt',
  ),
  zinc: localize('Zink', 'Zinc', 'Zinc', 'Zink'),
};

export const WINDOW_FRAME: Vocabulary = {
  wood: localize('Hout', 'Bois', 'Wood', 'Holz'),
  aluminium: localize('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
  pvc: localize('Pvc', 'PVC', 'PVC', 'Kunststoff'),
};

export const GLAZING: Vocabulary = {
  single: localize('Enkel glas', 'Simple vitrage', 'Single glazing', 'Einfachverglasung'),
  double: localize('Dubbel glas', 'Double vitrage', 'Double glazing', 'Doppelverglasung'),
  'high-yield': localize(
    'Hoogrendementsglas',
    'Vitrage à haut rendement',
    'High-performance glazing',
    'Wärmeschutzverglasung',
  ),
  triple: localize('Driedubbel glas', 'Triple vitrage', 'Triple glazing', 'Dreifachverglasung'),
};

export const ORIENTATION: Vocabulary = {
  north: localize('noorden', 'nord', 'north', 'Norden'),
  northeast: localize('noordoosten', 'nord-est', 'north-east', 'Nordosten'),
  east: localize('oosten', 'est', 'east', 'Osten'),
  southeast: localize('zuidoosten', 'sud-est', 'south-east', 'Südosten'),
  south: localize('zuiden', 'sud', 'south', 'Süden'),
  southwest: localize('zuidwesten', 'sud-ouest', 'south-west', 'Südwesten'),
  west: localize('westen', 'ouest', 'west', 'Westen'),
  northwest: localize('noordwesten', 'nord-ouest', 'north-west', 'Nordwesten'),
};

export const EXTRA_ROOMS: Vocabulary = {
  cellar: localize('Kelder', 'Cave', 'Cellar', 'Keller'),
  'cellar-laundry': localize(
    'Kelder, wasplaats',
    'Cave, buanderie',
    'Cellar, laundry room',
    'Keller, Waschküche',
  ),
  'attic-cellar': localize('Zolder, kelder', 'Grenier, cave', 'Attic, cellar', 'Dachboden, Keller'),
  'study-laundry': localize(
    'Bureau, wasplaats',
    'Bureau, buanderie',
    'Study, laundry room',
    'Arbeitszimmer, Waschraum',
  ),
  archive: localize(
    'Archief, kitchenette',
    'Archives, kitchenette',
    'Archive room, kitchenette',
    'Archiv, Teeküche',
  ),
  stockroom: localize('Stockruimte', 'Réserve', 'Stockroom', 'Lagerraum'),
};
