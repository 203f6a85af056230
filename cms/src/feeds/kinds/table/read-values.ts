import { readDate } from '../../../listings/rules/snapshot-date';
import { readText } from '../../../listings/rules/snapshot-value';
import { foldText } from '@agency/domain/fold-text';
import type { Cell } from './formats/table';

/** Format of numbers and days in a file. */
export interface Notation {
  decimal: ',' | '.';
  dates: 'dmy' | 'mdy';
}

/** Converts a cell; null if empty, undefined if not understood. */
export type ReadCell = (
  cell: Cell,
  notation: Notation,
) => string | number | boolean | null | undefined;

/** Compares words without regard to case, accents and punctuation. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

/** The number of a box without the word for it: `bte 3` is `3`. */
export const box: ReadCell = (cell) => {
  const given = readText(cell);
  return (
    given?.replace(/^(?:b(?:o[iî])?te|bus|box|postbus|bt|apt|app|unit)\b\.?\s*(?=\S)/i, '') ?? null
  );
};

export const text: ReadCell = (cell) => (typeof cell === 'boolean' ? undefined : readText(cell));

const ON_REQUEST = new RegExp(
  '^(?:prix |loyer |prijs |huurprijs |price |rent |preis |miete )?(?:' +
    'sur (?:simple )?demande|a la demande|nous (?:consulter|contacter)|(?:a )?consulter|' +
    'a convenir|contactez nous|psd|' +
    'op (?:aanvraag|verzoek)|(?:nader )?overeen te komen|contacteer ons|poa|p o a|' +
    '(?:up)?on (?:request|application|demand|enquiry|inquiry)|contact us|call for price|' +
    'ask (?:us|agent)|auf anfrage|nach (?:vereinbarung|absprache)|a a|vhb|vb)$',
);

/**
 * Reports whether a text means a price on request; signs alone mean an empty cell. Anything
 * else that is no amount, such as `TBC`, may be a mistake.
 */
export function isOnRequest(cell: Cell): boolean {
  if (typeof cell !== 'string') return false;
  return /^[\s\-–—/.]+$/.test(cell) || ON_REQUEST.test(foldWords(cell));
}

/** An amount in euros, with its symbol and `per month`; another currency or period is not read. */
export const money: ReadCell = (cell, notation) =>
  readNumber(
    cell,
    notation,
    (given) =>
      given
        .replace(/€|\beuros?\b|\beur\b/gi, ' ')
        .replace(
          /(?:\/|\b(?:per|par|pro)\b)?\s*(?:mois|maand|month|monat|mnd)\b|\bp\.?\s?m\.?$/gi,
          ' ',
        )
        .replace(/\b(?:fai|hni|k\.k\.|hc|cc|htva|excl\.?|incl\.?)(?=\s|$)/gi, ' ')
        .replace(/[.,]\s?[-–—=]+\s*$/, ''),
    { hasCents: true },
  );

/** Square metres; hectares, ares and centiares are converted. */
export const area: ReadCell = (cell, notation) => {
  const given = typeof cell === 'string' ? foldText(cell).replace(/\s/g, '') : '';
  const [, ha, a, ca] =
    /^(?:(\d+(?:[.,]\d+)?)ha)?(?:(\d+(?:[.,]\d+)?)a(?:res?)?)?(?:(\d+)ca)?$/.exec(given) ?? [];
  if (ha !== undefined || a !== undefined || ca !== undefined) {
    const read = (part = '0') => Number(part.replace(',', '.'));
    return Math.round(read(ha) * 10_000 + read(a) * 100 + read(ca));
  }
  return readNumber(cell, notation, (one) =>
    one.replace(/\s*(?:m²|m2|qm|sqm|sq\.? ?m\.?|m\^2|mètres? carrés?|meter)\s*$/i, ''),
  );
};

export const metres: ReadCell = (cell, notation) =>
  readNumber(cell, notation, (given) => given.replace(/\s*(?:m|mètres?|meter|metres?)\s*$/i, ''));

/** Kilowatt hours or kilograms, by area and year or not. */
export const energy: ReadCell = (cell, notation) =>
  readNumber(cell, notation, (given) =>
    given.replace(/\s*(?:kwh|kg)\b.*$/i, '').replace(/^\s*(?:E\s?spec|spec)\s*[:=]?\s*/i, ''),
  );

const COUNTED =
  /\s*(?:ch(?:ambres?)?|slpk|slk|slaapkamers?|zimmer|bed(?:room)?s?|pi[eè]ces?|sdb|x|st(?:uks?)?)\.?\s*$/i;

export const count: ReadCell = (cell, notation) =>
  readNumber(cell, notation, (given) => given.replace(COUNTED, ''));

/** A number, or a yes, which means one at least. */
export const countOrYes: ReadCell = (cell, notation) => {
  const number = count(cell, notation);
  if (number !== undefined) return number;
  const yes = flag(cell, notation);
  return yes === undefined ? undefined : yes ? 1 : null;
};

export const percent: ReadCell = (cell, notation) =>
  readNumber(cell, notation, (given) => given.replace(/\s*%\s*$/, ''));

export const year: ReadCell = (cell) => {
  const given = text(cell, { decimal: ',', dates: 'dmy' });
  if (typeof given !== 'string') return given;
  if (/^0+$/.test(given)) return null;
  const [, written] =
    /^(?:\d{1,2}[./-]\d{1,2}[./-])?(\d{4})(?:-\d{2}-\d{2}.*|\.0)?$/.exec(given) ?? [];
  return written === undefined ? undefined : Number(written);
};

/** Degrees; both signs are decimal, because degrees have no thousands. */
export const degrees: ReadCell = (cell) => {
  if (typeof cell === 'number') return cell === 0 ? null : cell;
  const given = readText(cell)?.replace(',', '.') ?? null;
  if (given === null || /^0+(?:\.0+)?$/.test(given)) return null;
  return /^-?\d{1,3}\.\d+$/.test(given) ? Number(given) : undefined;
};

const GROUND =
  /^(?:rdc|rez de chaussee|rez|gelijkvloers|glvl|gv|begane grond|ground(?: floor)?|eg|erdgeschoss|parterre)$/;

export const floor: ReadCell = (cell, notation) => {
  if (typeof cell === 'string' && GROUND.test(foldWords(cell))) return 0;
  return readNumber(
    cell,
    notation,
    (given) =>
      given.replace(
        /(?:\s*(?:e|er|ère|ème|eme|de|ste|st|nd|rd|th|\.))?\s*(?:étage|etage|verdieping|floor|verd\.?|og|stock)?\s*$/i,
        '',
      ),
    { zeroIsEmpty: false },
  );
};

const YES = new Set([
  'oui',
  'ja',
  'yes',
  'true',
  'vrai',
  'waar',
  'wahr',
  'x',
  'o',
  'j',
  'y',
  'v',
  '1',
]);
const NO = new Set([
  'non',
  'nee',
  'neen',
  'no',
  'nein',
  'false',
  'faux',
  'onwaar',
  'falsch',
  'n',
  '0',
]);

export const flag: ReadCell = (cell) => {
  if (typeof cell === 'boolean') return cell;
  const given = readText(cell);
  if (given === null) return null;
  if (/^[✓✔☑]$/.test(given)) return true;
  const word = foldWords(given);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
};

/** A day, in the order of the file or ISO, with or without a time; ISO for the importer. */
export const date: ReadCell = (cell, { dates }) => {
  const given = readText(cell);
  if (given === null || /^0{1,4}[-/.]00?[-/.]0/.test(given)) return null;
  const parts =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[ T,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(given);
  if (!parts) return readDate(given.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})/, '$1-$2-$3'));
  const [, first = '', second = '', written = '', time] = parts;
  const [day, month] = dates === 'dmy' ? [first, second] : [second, first];
  const full = written.length === 2 ? `20${written}` : written;
  const hour = time === undefined ? '' : ` ${time.replace(/^(\d):/, '0$1:')}`;
  return readDate(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${hour}`);
};

export const webAddress: ReadCell = (cell) => {
  const given = readText(cell);
  if (given === null) return null;
  return /^https?:\/\//i.test(given) && URL.canParse(given) ? given : undefined;
};

export const label: ReadCell = (cell) => {
  const given = readText(cell)?.toUpperCase().replace(/\s/g, '') ?? null;
  if (given === null || /^(?:X|NC|NVT|N\/A|VIERGE|ENCOURS|INAANVRAAG)$/.test(given)) return null;
  const [, found] =
    /^(?:(?:PEB|EPC|DPE|CLASSE?|KLASSE|LABEL)[:=.]?)*([A-I](?:\+{1,2}|-)?)$/.exec(given) ?? [];
  return found;
};

/** A Belgian or Luxembourg postal code, also as `B-1000`. */
export const zip: ReadCell = (cell) => {
  const given = readText(cell)?.replace(/\s/g, '') ?? null;
  if (given === null) return null;
  return /^(?:[BL]-?)?[1-9]\d{3}$/i.test(given) ? given.toUpperCase() : undefined;
};

export const pscore: ReadCell = (cell) => {
  const given = readText(cell)?.toUpperCase() ?? null;
  return given === null ? null : /^[A-D]$/.test(given) ? given : undefined;
};

interface NumberOptions {
  zeroIsEmpty?: boolean;
  /** True for amounts: they never have three decimals. */
  hasCents?: boolean;
}

/**
 * Reads a number in the notation of the file; null for 0. A number that can only be in the other
 * notation (`85.5` among commas) is read too. `1,250` among decimal commas could be either: it
 * is read as thousands if it is an amount, and not understood otherwise.
 */
function readNumber(
  cell: Cell,
  { decimal }: Notation,
  strip: (given: string) => string,
  { zeroIsEmpty = true, hasCents = false }: NumberOptions = {},
): number | null | undefined {
  if (typeof cell === 'boolean') return undefined;
  if (typeof cell === 'number') return cell === 0 && zeroIsEmpty ? null : cell;
  const given = readText(cell);
  if (given === null) return null;
  const bare = strip(given).replace(/[\s'’]/g, '');
  const isUnclear = new RegExp(`^-?\\d{1,3}\\${decimal}\\d{3}$`).test(bare);
  if (isUnclear && !hasCents) return undefined;
  const value = parse(bare, decimal) ?? parse(bare, decimal === ',' ? '.' : ',');
  return value === 0 && zeroIsEmpty ? null : value;
}

function parse(bare: string, decimal: ',' | '.'): number | undefined {
  const group = decimal === ',' ? '.' : ',';
  const pattern = new RegExp(
    `^-?(?:\\d+|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(?:\\d{1,2}|\\d{4,}))?$`,
  );
  if (!pattern.test(bare)) return undefined;
  return Number(bare.replaceAll(group, '').replace(decimal, '.'));
}
