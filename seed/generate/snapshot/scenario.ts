import { readTable } from './csv';
import { localize, type Localized } from './language';
import { findLegalRegion } from './region';
import { KINDS, type Kind } from './vocabulary/kinds';

/** The hand-written facts of a listing for all languages: a row of `scenarios.csv`. */
export interface Scenario {
  key: string;
  kind: Kind;
  /** 0 sale, 1 rent, 2 takeover. */
  goal: number;
  zip: string;
  quarter: string;
  street: Localized;
  number: string;
  box: string;
  price: number;
  charges: number;
  living: number;
  ground: number;
  beds: number;
  baths: number;
  /** Null if it does not apply, as for a house. */
  floor: number | null;
  floors: number;
  built: number;
  renovated: number;
  energy: number;
  terrace: number;
  garden: number;
  orientation: string;
  garages: number;
  parkings: number;
  heating: string;
  kitchen: string;
  /** Words without a value, such as `lift`, and `name=value` pairs. */
  flags: ReadonlyMap<string, string>;
}

export const SCENARIOS: readonly Scenario[] = readTable('./scenarios.csv', ';').map(parseScenario);

function parseScenario(row: Record<string, string>): Scenario {
  const text = (name: string): string => row[name] ?? '';
  const number = (name: string): number => Number(text(name));
  const kind = KINDS.find((candidate) => candidate === text('kind'));
  if (!kind) throw new Error(`scenarios.csv: ${text('key')} is of no known kind`);
  return {
    key: text('key'),
    kind,
    goal: number('goal'),
    zip: text('zip'),
    quarter: text('quarter'),
    street: nameStreet(text('streetNl'), text('streetFr'), text('zip')),
    number: text('number'),
    box: text('box'),
    price: number('price'),
    charges: number('charges'),
    living: number('living'),
    ground: number('ground'),
    beds: number('beds'),
    baths: number('baths'),
    floor: text('floor') === '' ? null : number('floor'),
    floors: number('floors'),
    built: number('built'),
    renovated: number('renovated'),
    energy: number('epc'),
    terrace: number('terrace'),
    garden: number('garden'),
    orientation: text('orientation'),
    garages: number('garages'),
    parkings: number('parkings'),
    heating: text('heating'),
    kitchen: text('kitchen'),
    flags: parseFlags(text('flags')),
  };
}

/** English and German use the Dutch street name in Flanders and the French one elsewhere. */
function nameStreet(nl: string, fr: string, zip: string): Localized {
  const name = findLegalRegion(zip) === 'flanders' ? nl : fr;
  return localize(nl, fr, name, name);
}

function parseFlags(text: string): Map<string, string> {
  const words = text.split(' ').filter((word) => word !== '');
  return new Map(
    words.map((word): [string, string] => {
      const [name = '', value = ''] = word.split('=');
      return [name, value];
    }),
  );
}
