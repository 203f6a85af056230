import { isLanguage, type Language } from '@agency/domain/languages';
import { foldText } from '@agency/domain/fold-text';

const NUMBER_WORDS = new Set(['n', 'no', 'nr', 'num', 'nummer', 'number', 'numero', 'nrs']);

/**
 * Writes words that mean the same as one: umlauts as two letters, words for number, a number at
 * the end.
 */
export function unify(word: string): string {
  if (NUMBER_WORDS.has(word)) return 'numero';
  return word.replace(/([aou])e/g, '$1').replace(/(?<=\p{L}{2})\d+$/u, '');
}

const unified = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(unify));

/** Words that say nothing about what a column holds. */
export const SMALL = unified(
  'de des du d la le les l un une en et a au aux par pour sur het een van op per voor met te the of and in for by der die das und im am pro fur mit nb nbr nbre nombre aantal anzahl anz ca total zahl eur euro m2 m qm sqm bien biens pand panden woning property objekt immobilie immobilien objekts mois maand month monat data field champ veld feld info x ja nein oui non yes',
);

const LANGUAGE_WORDS: Readonly<Record<string, Language>> = {
  ned: 'nl',
  nld: 'nl',
  dut: 'nl',
  nederlands: 'nl',
  neerlandais: 'nl',
  fra: 'fr',
  fre: 'fr',
  frans: 'fr',
  francais: 'fr',
  french: 'fr',
  franzosisch: 'fr',
  eng: 'en',
  uk: 'en',
  gb: 'en',
  anglais: 'en',
  engels: 'en',
  english: 'en',
  englisch: 'en',
  deu: 'de',
  ger: 'de',
  allemand: 'de',
  duits: 'de',
  german: 'de',
  deutsch: 'de',
};

/** People and what the site never shows of them. */
const PEOPLE = unified(
  'proprietaire proprietaires proprio eigenaar eigenaars owner eigentumer vendeur verkoper seller bailleur verhuurder vermieter landlord client klant kunde contact kontakt ansprechpartner tel telephone telefoon telefon phone gsm mobile mobil mail email fax negociateur makelaar agent makler conseiller courtier notaire notaris notar locataire huurder mieter tenant nom prenom voornaam vorname nachname geburtsdatum iban firma',
);

export interface ColumnName {
  /** Words that say what it holds, without small words unless it has no others. */
  words: string[];
  /** All its words. */
  all: string[];
  language: Language | null;
  /** True if it names a person. */
  isAboutPeople: boolean;
}

/** Splits the name of a column into words: `NbChambres_FR` becomes `chambres`, in French. */
export function splitName(name: string): ColumnName {
  const separated = name
    .replace(/\bnumber of\b/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  const all = foldText(separated)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(unify);
  const last = all.at(-1) ?? '';
  const language = all.length < 2 ? null : isLanguage(last) ? last : (LANGUAGE_WORDS[last] ?? null);
  const own = language === null ? all : all.slice(0, -1);
  const words = own.filter((word) => !SMALL.has(word) && !/^\d+$/.test(word));
  return {
    words: words.length > 0 ? words : own,
    all: own,
    language,
    isAboutPeople: own.some((word) => PEOPLE.has(word)),
  };
}

/**
 * Returns how well the words of a column match a phrase: 1 for the same words, less if the
 * column has others or its words are compounds or abbreviations, 0 if one of the phrase is
 * missing.
 */
export function matchPhrase({ words, all }: ColumnName, phrase: readonly string[]): number {
  const joined = phrase.join('');
  if (joined === all.join('') || joined === words.join('')) return 1;
  const wholes = words.filter((own) => phrase.length > 1 && own.length >= joined.length);
  const compound = Math.max(0, ...wholes.map((own) => matchWord(own, joined)));
  const apart = phrase.map((word) => Math.max(0, ...words.map((own) => matchWord(own, word))));
  const isWhole = apart.every((best) => best > 0);
  const quality = isWhole ? apart.reduce((sum, best) => sum + best, 0) / phrase.length : 0;
  const cover = (length: number): number => 0.45 + (0.55 * length) / Math.max(words.length, length);
  return Math.max(quality * cover(phrase.length), compound * cover(1));
}

/** Reports whether a word has the letters of another in the same order. */
function isWithin(own: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === own[at]) at += 1;
  return at === own.length;
}

function matchWord(own: string, word: string): number {
  if (own === word) return 1;
  if (word.length >= 4 && [`${word}s`, `${word}n`, `${word}en`].includes(own)) return 0.98;
  // An abbreviation: `surf` for `surface`.
  const cut = word.length - own.length;
  const isShort = own.length >= 3 && (own.length <= 5 || own.length >= 7 || cut <= 4);
  if (isShort && word.length > own.length && word.startsWith(own)) return 0.8;
  // Letters are left out: `bouwjr` for `bouwjaar`.
  const isContracted =
    own.length >= 5 && cut > 0 && cut <= 4 && own.slice(0, 2) === word.slice(0, 2);
  if (isContracted && own.at(-1) === word.at(-1) && isWithin(own, word)) return 0.78;
  // A compound: `kaufpreisbrutto`.
  if (word.length >= 5 && own.length > word.length && own.startsWith(word)) return 0.85;
  if (word.length >= 5 && own.length > word.length && own.includes(word)) return 0.75;
  return 0;
}
