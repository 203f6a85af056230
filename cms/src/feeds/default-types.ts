import type { Language } from '@agency/domain/languages';
import { inLanguage } from '../platform/rules/in-language';

/** The types of docs/contracts/snapshot.md, for a site whose first listings come from a feed. */
const types: readonly { id: string; order: number; names: Record<string, string> }[] = [
  {
    id: '1',
    order: 0,
    names: {
      nl: 'Huis, villa of hoeve',
      fr: 'Maison, villa ou ferme',
      en: 'House, villa or farm',
      de: 'Haus, Villa oder Hof',
    },
  },
  {
    id: '2',
    order: 1,
    names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  },
  { id: '3', order: 2, names: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' } },
  { id: '4', order: 3, names: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' } },
  {
    id: '5',
    order: 4,
    names: {
      nl: 'Opbrengsteigendom',
      fr: 'Immeuble de rapport',
      en: 'Income property',
      de: 'Renditeobjekt',
    },
  },
  {
    id: '6',
    order: 5,
    names: {
      nl: 'Handelspand of kantoor',
      fr: 'Commerce ou bureau',
      en: 'Commercial premises',
      de: 'Gewerbefläche',
    },
  },
  {
    id: '7',
    order: 6,
    names: {
      nl: 'Garage of parking',
      fr: 'Garage ou parking',
      en: 'Garage or parking',
      de: 'Garage oder Stellplatz',
    },
  },
];

export function listDefaultTypes(language: Language): object[] {
  return types.map(({ id, order, names }) => ({
    ID: id,
    WebID: id,
    Name: inLanguage(names, language),
    ShowOrder: order,
    Sale: true,
    Rent: true,
  }));
}
