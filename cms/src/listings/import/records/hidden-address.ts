import { foldText } from '@agency/domain/fold-text';

export const HIDDEN = 'contained the street or number that the source hides; it was taken out';

/** The part of an address that a source hides and omits from its records. */
export interface WithheldAddress {
  /** In every language of the source. */
  streets: readonly string[];
  houseNumber: string | null;
}

/** The address of a home whose advert may not reveal it. */
export interface HiddenAddress extends WithheldAddress {
  /** The names of its city: a city with the same name as the street is not removed. */
  cities: readonly string[];
}

export interface AddressWords {
  takeOut(text: string): string;
  isInFileName(name: string): boolean;
}

/** First words of street names, with their abbreviations. */
const TYPES: Readonly<Record<string, string>> = {
  rue: 'rue|r',
  avenue: 'avenue|ave|av',
  boulevard: 'boulevard|boul|blvd|bld|bd',
  chaussee: 'chaussee|chee|ch',
  place: 'place|pl',
  square: 'square|sq',
  route: 'route|rte',
  impasse: 'impasse|imp',
  allee: 'allee|all',
  chemin: 'chemin|ch',
  residence: 'residence|res',
};
const PLAIN_TYPES =
  'dreve clos quai cours sentier venelle passage galerie esplanade montee cite promenade parvis ruelle faubourg';
const types: ReadonlyMap<string, string> = new Map([
  ...PLAIN_TYPES.split(' ').map((word): [string, string] => [word, word]),
  ...Object.entries(TYPES),
]);
/** Endings of street names, with their abbreviations. */
const ENDINGS: readonly (readonly [ending: string, short: string])[] = [
  ['strasse', 'str'],
  ['straat', 'str'],
  ['steenweg', 'stwg'],
  ['street', 'st'],
];
/**
 * Street names that are also common words: such a street is recognised only together with its
 * number.
 */
const COMMON_WORDS = new Set(
  'dreef straat laan weg plein markt park dorp hof square place kaai dijk strand bos station centrum'.split(
    ' ',
  ),
);
const SMALL_WORDS = new Set(
  'de la du des d l le les aux au van den der het t the of op aan te ter ten'.split(' '),
);
const LEAD =
  '(?:(?:gelegen|situee?|sise?|located) )?' +
  '(?:(?:in|aan|op|te|sur|dans|a|au|en|at|on|an|im|am|auf|van|von|de|du|la|le|l|het|den|the|der|dem|die) ){0,3}';
const NUMBER_WORD = '(?:huisnummer|hausnummer|house number|numero|nummer|number|num|nr|no|n)';
const BOX = '(?: (?:bus|bte|boite|box) [a-z0-9]{1,6})?';

/**
 * Returns a finder of a hidden address, or null if it has neither street nor number. Whole words
 * are compared, ignoring case, accents and punctuation.
 */
export function findAddressWords(address: HiddenAddress): AddressWords | null {
  const cities = new Set(address.cities.map(fold));
  const streets = [...new Set(address.streets.map(fold))].filter(Boolean).map(splitNumber);
  const numbers = [fold(address.houseNumber ?? ''), ...streets.map(({ number }) => number)];
  const number = [...new Set(numbers)].filter((one) => /^\d/.test(one)).map(writeNumber);
  const anyNumber = number.length > 0 ? `(?:${number.join('|')})` : null;
  const named = streets.flatMap(({ name }) => listPatterns(name, anyNumber, cities));
  const numbered = anyNumber === null ? [] : [`${NUMBER_WORD} ${anyNumber}`];
  if (named.length + numbered.length === 0) return null;
  const expression = writeExpression([...named, ...numbered]);
  const streetNames = named.length > 0 ? writeExpression(named) : null;
  const joined = streets
    .map(({ name }) => name.replaceAll(' ', ''))
    .filter((name) => name.length > 6);
  return {
    takeOut: (text) => takeOut(text, expression),
    isInFileName(name) {
      const spaced = name.replace(/%[\da-f]{2}/gi, ' ').replace(/(\p{L})(\d)/gu, '$1 $2');
      const folded = fold(spaced);
      const packed = folded.replaceAll(' ', '');
      const isNamed = streetNames !== null && folded.search(streetNames) >= 0;
      return isNamed || joined.some((street) => packed.includes(street));
    },
  };
}

function writeExpression(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, 'g');
}

function listPatterns(name: string, number: string | null, cities: ReadonlySet<string>): string[] {
  const words = name.split(' ');
  const type = words.length > 1 ? types.get(words[0] ?? '') : undefined;
  const rest = type === undefined ? words : words.slice(1);
  const start = rest.findIndex((word) => !SMALL_WORDS.has(word));
  const core = rest.slice(Math.max(start, 0)).map(writeWord).join(' ');
  const street =
    type === undefined
      ? words.map(writeWord).join(' ')
      : `(?:${type}) ${rest.map(writeWord).join(' ')}`;
  const before = number === null ? '' : `(?:(?:${NUMBER_WORD} )?${number} )?`;
  const after = number === null ? '' : `(?: (?:${NUMBER_WORD} )?${number}${BOX})`;
  const isVague = COMMON_WORDS.has(name) || cities.has(name) || name.length < 4;
  const found = isVague ? [] : [`${LEAD}${before}${LEAD}${street}${after}${after && '?'}`];
  if (number === null) return found;
  if (isVague) found.push(`${LEAD}${street}${after}`);
  const isCity = cities.has(rest.slice(Math.max(start, 0)).join(' '));
  if (type !== undefined && !isCity && core.length > 2) found.push(`${LEAD}${core}${after}`);
  return found;
}

function writeWord(word: string): string {
  for (const [ending, short] of ENDINGS) {
    if (word.endsWith(ending) && word !== ending) {
      return `${word.slice(0, -ending.length)}(?:${ending}|${short})`;
    }
  }
  return word;
}

/** Returns a pattern of a number with an optional letter, or with its own letter after a space. */
function writeNumber(number: string): string {
  const [first = '', ...more] = number.split(' ');
  const [digits = first] = /^\d+/.exec(first) ?? [];
  const letter = /[a-z]$/.exec(number)?.[0];
  const further = more.filter((part) => /^\d/.test(part)).map((part) => `(?: ${part})?`);
  return `${digits}(?:[a-z]${letter ? `| ${letter}` : ''})?${further.join('')}`;
}

/** Some sources put the number in the street field. */
function splitNumber(street: string): { name: string; number: string } {
  const after = /^(.*\D) (\d{1,4}[a-z]?)(?: (?:[a-z]|bus .*|bte .*|boite .*))?$/.exec(street);
  if (after) return { name: after[1] ?? '', number: after[2] ?? '' };
  const before = /^(\d{1,4}[a-z]?) (\D.*)$/.exec(street);
  return before ? { name: before[2] ?? '', number: before[1] ?? '' } : { name: street, number: '' };
}

function fold(text: string): string {
  return foldWithPlaces(text).folded.trim();
}

/**
 * Returns a text in lower case without accents, with single spaces between words, and the position
 * of each character in the original.
 */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const plain = foldText(character);
    const written = character === '\n' ? '\n' : plain.replace(/[^a-z0-9]/g, ' ');
    for (const letter of written) {
      if (letter === ' ' && folded.endsWith(' ')) {
        ends[ends.length - 1] = end;
        continue;
      }
      folded += letter;
      starts.push(at);
      ends.push(end);
    }
    if (written === '' && ends.length > 0) ends[ends.length - 1] = end;
    at = end;
  }
  return { folded, starts, ends };
}

/** Marks removed text; stored texts have no control characters. */
const GAP = '\u0000';

function takeOut(text: string, expression: RegExp): string {
  const { folded, starts, ends } = foldWithPlaces(text);
  const parts: string[] = [];
  let last = 0;
  for (const { index, 0: found } of folded.matchAll(expression)) {
    parts.push(text.slice(last, starts[index]));
    last = ends[index + found.length - 1] ?? last;
  }
  if (parts.length === 0) return text;
  parts.push(text.slice(last));
  return closeGaps(parts.join(GAP));
}

/** Removes brackets and punctuation that joined the removed text to the rest. */
function closeGaps(text: string): string {
  return text
    .replace(/[([]\s*\0\s*[)\]]/g, GAP)
    .replace(/^[ \t]*(- )?\0[ \t,;:|·–—-]*(?:[.!?]+(?=\s|$))?/gm, '$1')
    .replace(/[ \t,;:|·–—-]*\0[ \t]*$/gm, '')
    .replace(/[ \t]*[,;:|·–—-]?[ \t]*\0[ \t]*([,;:|·–—.!?-])/g, (_, sign: string) =>
      /[.,;:!?]/.test(sign) ? sign : ` ${sign}`,
    )
    .replace(/[ \t]*\0[ \t]*/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
