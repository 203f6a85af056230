import { isLanguage, languages } from '@agency/domain/languages';
import { nearKinds } from '@agency/domain/near-kinds';
import type { NearbyPoint } from '../../nearby/nearby-grid';
import type { ProblemLog } from '../import-report';
import { SnapshotError } from '../snapshot-error';

const NEEDED = ['id', 'kind', 'latitude', 'longitude', 'attribution'] as const;
const MOST_PLACES = 200_000;
const LONGEST = { id: 80, name: 120, attribution: 200 };

type Column = (typeof NEEDED)[number] | `name_${string}`;

/**
 * Parses the places of a file (docs/contracts/nearby-places.md). Invalid lines are reported with
 * their number and omitted. Throws a SnapshotError if the columns are wrong.
 */
export function parseNearby(text: string, log: ProblemLog): NearbyPoint[] {
  const [head, ...rows] = parseCsv(text);
  const columns = (head?.fields ?? []).map((name) => name.toLowerCase());
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new SnapshotError(`the columns ${missing.join(', ')} are missing`);
  if (!columns.some((name) => isLanguage(name.replace(/^name_/, '')) && name.startsWith('name_'))) {
    const names = languages.map((language) => `name_${language}`);
    throw new SnapshotError(`a column ${names.join(' or ')} is missing`);
  }
  if (rows.length > MOST_PLACES) throw new SnapshotError(`more than ${MOST_PLACES} places`);
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, fields }) => {
    const read = (column: Column): string => fields[columns.indexOf(column)] ?? '';
    const report = (field: string, message: string): [] => {
      log.add(`line ${line}`, field, message);
      return [];
    };
    if (fields.length !== columns.length) {
      return report('', `has ${fields.length} fields, the first line ${columns.length}`);
    }
    const id = read('id');
    if (id === '' || id.length > LONGEST.id)
      return report('id', `must have 1 to ${LONGEST.id} signs`);
    const before = seen.get(id);
    if (before !== undefined) return report('id', `“${id}” stands in line ${before} too`);
    seen.set(id, line);
    const kind = nearKinds.find((one) => one === read('kind').toLowerCase());
    if (!kind) return report('kind', `“${read('kind')}” is none of ${nearKinds.join(', ')}`);
    const latitude = readDegrees(read('latitude'), 90);
    if (latitude === null) return report('latitude', `“${read('latitude')}” is none`);
    const longitude = readDegrees(read('longitude'), 180);
    if (longitude === null) return report('longitude', `“${read('longitude')}” is none`);
    const named = languages.flatMap((language) => {
      const name = columns.includes(`name_${language}`) ? read(`name_${language}`) : '';
      return name === '' ? [] : [[language, name] as const];
    });
    if (named.length === 0) return report('name', 'is missing in every language');
    const long = named.find(([, name]) => name.length > LONGEST.name);
    if (long) return report(`name_${long[0]}`, `has more than ${LONGEST.name} signs`);
    const attribution = read('attribution');
    if (attribution === '' || attribution.length > LONGEST.attribution) {
      return report('attribution', `must have 1 to ${LONGEST.attribution} signs`);
    }
    return [{ id, kind, names: Object.fromEntries(named), latitude, longitude, attribution }];
  });
}

function readDegrees(text: string, most: number): number | null {
  if (!/^-?\d{1,3}([.,]\d+)?$/.test(text)) return null;
  const degrees = Number(text.replace(',', '.'));
  return Math.abs(degrees) <= most ? degrees : null;
}

/** A record of a CSV file; quoted fields can contain line breaks. */
interface CsvRow {
  /** The line on which it begins, from 1. */
  line: number;
  fields: string[];
}

/**
 * Parses a CSV file (RFC 4180) without its empty lines. Fields are separated by commas, or by the
 * semicolons of spreadsheets if the first line has no comma.
 */
export function parseCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const [head = ''] = content.split('\n', 1);
  const separator = !head.includes(',') && head.includes(';') ? ';' : ',';
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let field = '';
  let line = 1;
  let start = 1;
  let isQuoted = false;
  const endField = (): void => {
    fields.push(field.trim());
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (fields.some((value) => value !== '')) rows.push({ line: start, fields });
    fields = [];
    start = line;
  };
  for (let at = 0; at < content.length; at += 1) {
    const sign = content.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (content.charAt(at + 1) === '"') field += content.charAt((at += 1));
      else isQuoted = false;
    } else if (sign === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (sign === separator) endField();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  endRow();
  return rows;
}
