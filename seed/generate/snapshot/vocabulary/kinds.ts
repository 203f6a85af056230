import { localize, type Localized } from '../language';

export const KINDS = [
  'house',
  'townhouse',
  'villa',
  'farmhouse',
  'apartment',
  'duplex',
  'penthouse',
  'loft',
  'ground-floor',
  'studio',
  'land',
  'income',
  'shop',
  'office',
  'takeover',
  'workshop',
  'garage',
  'parking',
] as const;

export type Kind = (typeof KINDS)[number];

/** The more specific type of a listing, as in the source system's TypeDescription. */
export const KIND_NAMES: Readonly<Record<Kind, Localized>> = {
  house: localize('Woning', 'Maison', 'House', 'Haus'),
  townhouse: localize('Herenhuis', 'Maison de maître', 'Townhouse', 'Stadthaus'),
  villa: localize('Villa', 'Villa', 'Villa', 'Villa'),
  farmhouse: localize('Hoeve', 'Fermette', 'Farmhouse', 'Bauernhof'),
  apartment: localize('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  duplex: localize('Duplex', 'Duplex', 'Duplex', 'Maisonettewohnung'),
  penthouse: localize('Penthouse', 'Penthouse', 'Penthouse', 'Penthouse'),
  loft: localize('Loft', 'Loft', 'Loft', 'Loft'),
  'ground-floor': localize(
    'Gelijkvloers met tuin',
    'Rez-de-jardin',
    'Garden apartment',
    'Gartenwohnung',
  ),
  studio: localize('Studio', 'Studio', 'Studio', 'Studio'),
  land: localize('Bouwgrond', 'Terrain à bâtir', 'Building plot', 'Baugrundstück'),
  income: localize('Opbrengsteigendom', 'Immeuble de rapport', 'Income property', 'Renditeobjekt'),
  shop: localize('Winkel', 'Magasin', 'Shop', 'Ladenlokal'),
  office: localize('Kantoor', 'Bureaux', 'Office', 'Büro'),
  takeover: localize('Handelsfonds', 'Fonds de commerce', 'Business', 'Geschäftsübernahme'),
  workshop: localize('Atelier', 'Atelier', 'Workshop', 'Werkstatt'),
  garage: localize('Garagebox', 'Box fermé', 'Lock-up garage', 'Garage'),
  parking: localize('Staanplaats', 'Emplacement de parking', 'Parking space', 'Stellplatz'),
};

/** The type under which each kind is listed. */
export const KIND_TYPES: Readonly<Record<Kind, string>> = {
  house: '1',
  townhouse: '1',
  villa: '1',
  farmhouse: '1',
  apartment: '2',
  duplex: '2',
  penthouse: '2',
  loft: '2',
  'ground-floor': '2',
  studio: '3',
  land: '4',
  income: '5',
  shop: '6',
  office: '6',
  takeover: '6',
  workshop: '6',
  garage: '7',
  parking: '7',
};

export const HOUSES: readonly Kind[] = ['house', 'townhouse', 'villa', 'farmhouse'];
export const FLATS: readonly Kind[] = ['apartment', 'duplex', 'penthouse', 'loft', 'ground-floor'];
export const PREMISES: readonly Kind[] = ['shop', 'office', 'takeover', 'workshop'];
export const CAR_SPACES: readonly Kind[] = ['garage', 'parking'];
