import { readText } from '../../../listings/rules/snapshot-value';
import type { Cell } from './formats/table';

export type AddressFacts = Partial<
  Record<'Street' | 'HouseNumber' | 'BoxNr' | 'Zip' | 'City', string>
>;

const PLACE =
  /^(?:(?<before>(?:[BL][-\s]?)?[1-9]\d{3})[\s,–-]+(?<after>\p{L}[^\d]*)|(?<name>\p{L}[^\d]*?)[\s,(]+(?<code>(?:[BL]-)?[1-9]\d{3})\)?)$/u;
const BOX = /(?:\s+|,\s*)(?:b(?:oi)?te|bo[iî]te|bus|box|bt|b|apt|app)\.?\s*(?<box>[\w./-]{1,10})$/i;
const NUMBER =
  /^(?<street>.*\p{L}.*?)[\s,]+(?:n[°o]\s*)?(?<number>\d{1,4}(?:\s?[A-Za-z])?(?:\s?[-–]\s?\d{1,4})?)(?:\s?\/\s?(?<slash>[\w.]{1,8}))?$/u;
const NUMBER_FIRST = /^(?<number>\d{1,4}\s?[A-Za-z]?)\s*,\s*(?<street>\p{L}.*)$/u;

/** Parses `1000 Bruxelles` or `Bruxelles (1000)`; null if empty, undefined if it is neither. */
export function readPlace(cell: Cell): AddressFacts | null | undefined {
  const given = readText(cell);
  if (given === null) return null;
  const { before, after, name, code } = PLACE.exec(given)?.groups ?? {};
  const [zip, city] = [before ?? code, after ?? name];
  if (zip === undefined || city === undefined) return undefined;
  return { Zip: zip.replace(/\s/g, '').toUpperCase(), City: city.trim() };
}

/** Parses a street with its number and box: `Rue Haute 12 bte 3`, `Hoogstraat 12/3`, `12, rue Haute`. */
export function readStreetLine(cell: Cell): AddressFacts | null {
  const given = readText(cell)?.replace(/\s+/g, ' ') ?? null;
  if (given === null) return null;
  const box = BOX.exec(given);
  const line = (box ? given.slice(0, box.index) : given).replace(/[,\s]+$/, '');
  const found = NUMBER.exec(line)?.groups ?? NUMBER_FIRST.exec(line)?.groups;
  if (!found) return { Street: given };
  const { street = '', number = '', slash } = found;
  const boxNumber = box?.groups?.box ?? slash;
  return {
    Street: street.replace(/[,\s]+$/, ''),
    HouseNumber: number.replace(/\s/g, ''),
    ...(boxNumber === undefined ? {} : { BoxNr: boxNumber }),
  };
}

/** Parses a whole address: a street line and a place, separated by a comma or a line. */
export function readAddress(cell: Cell): AddressFacts | null | undefined {
  const given = readText(cell);
  if (given === null) return null;
  const parts = given.split(/\s*[\n,;]\s*|\s+[–-]\s+/).filter((part) => part !== '');
  // A country at the end says nothing more.
  if (/^(?:belgi|luxemb|grand-duch)/i.test(parts.at(-1) ?? '') && parts.length > 2) parts.pop();
  const place = readPlace(parts.at(-1) ?? '');
  if (place && parts.length > 1) {
    return { ...readStreetLine(parts.slice(0, -1).join(', ')), ...place };
  }
  const [, line = '', rest = ''] =
    /^(.*\d\S*)\s+((?:[BL]-)?[1-9]\d{3}\s+\p{L}[^\d]*)$/u.exec(given) ?? [];
  const inLine = readPlace(rest);
  return inLine ? { ...readStreetLine(line), ...inLine } : undefined;
}
