import { localize, type Localized } from '../language';

/**
 * The seven types of the specification, with the long name for filters and the short one for cards.
 */
export const TYPES: readonly { webId: string; name: Localized; main: Localized }[] = [
  {
    webId: '1',
    name: localize(
      'Huis, villa of hoeve',
      'Maison, villa ou ferme',
      'House, villa or farm',
      'Haus, Villa oder Hof',
    ),
    main: localize('Huis', 'Maison', 'House', 'Haus'),
  },
  {
    webId: '2',
    name: localize('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
    main: localize('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
  },
  {
    webId: '3',
    name: localize('Studio', 'Studio', 'Studio', 'Studio'),
    main: localize('Studio', 'Studio', 'Studio', 'Studio'),
  },
  {
    webId: '4',
    name: localize('Grond', 'Terrain', 'Land', 'Grundstück'),
    main: localize('Grond', 'Terrain', 'Land', 'Grundstück'),
  },
  {
    webId: '5',
    name: localize('Opbrengsteigendom', 'Immeuble de rapport', 'Income property', 'Renditeobjekt'),
    main: localize('Opbrengsteigendom', 'Immeuble de rapport', 'Income property', 'Renditeobjekt'),
  },
  {
    webId: '6',
    name: localize(
      'Handelspand of kantoor',
      'Commerce ou bureau',
      'Commercial premises',
      'Gewerbefläche',
    ),
    main: localize('Handelspand', 'Commerce', 'Commercial premises', 'Gewerbefläche'),
  },
  {
    webId: '7',
    name: localize(
      'Garage of parking',
      'Garage ou parking',
      'Garage or parking',
      'Garage oder Stellplatz',
    ),
    main: localize('Garage', 'Garage', 'Garage', 'Garage'),
  },
];

/** The two groups above the types, with their own ids. */
export const TYPE_GROUPS: readonly { webId: string; name: Localized; members: string[] }[] = [
  {
    webId: '20',
    name: localize('Wonen', 'Résidentiel', 'Residential', 'Wohnen'),
    members: ['1', '2', '3'],
  },
  {
    webId: '30',
    name: localize(
      'Investeren en ondernemen',
      'Investir et entreprendre',
      'Invest and trade',
      'Anlage und Gewerbe',
    ),
    members: ['5', '6'],
  },
];
