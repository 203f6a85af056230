import { kinds, isKind, kindTypes, type Kind } from '@agency/domain/kinds';
import { languages } from '@agency/domain/languages';
import { foldWords, listKindWords } from '../rules/listing-kind';
import { listWords } from '../rules/text-match';
import { listTypeWords } from '../rules/type-words';
import {
  type Concept,
  type TypeConcept,
  type Words,
  SHARED_CONCEPTS,
  TYPE_CONCEPTS,
} from './concepts';
import { indexPlaceNames, type SentencePlace } from './place-names';
import { de } from './words/de';
import { en } from './words/en';
import { fr } from './words/fr';
import { nl } from './words/nl';
import { isOneErrorAway } from '../rules/one-error-away';

export interface SentenceType {
  webId: string;
  name: string;
  /** In every language. */
  names: readonly string[];
  /** True for a group of types, which sentences cannot mean. */
  isGroup: boolean;
}

export interface SentenceCatalogue {
  types: readonly SentenceType[];
  places: readonly SentencePlace[];
}

export interface Vocabulary {
  concepts: ReadonlyMap<string, readonly Concept[]>;
  numbers: ReadonlyMap<string, number>;
  compounds: Words['compounds'];
  /** Names of months, from 0. */
  months: ReadonlyMap<string, number>;
  typesByName: ReadonlyMap<string, readonly string[]>;
  wholeNames: ReadonlySet<string>;
  typesByConcept: ReadonlyMap<TypeConcept, readonly string[]>;
  placesByName: ReadonlyMap<string, ReadonlySet<string>>;
  placesByZip: ReadonlyMap<string, readonly string[]>;
  /** The types that a kind is below. */
  typesAbove: (webId: string) => readonly string[];
  /** For types, places and words that give numbers a meaning. */
  errors: TypingErrors;
  /** Single words of the other languages. */
  foreignWords: ReadonlySet<string>;
}

const WORDS: Readonly<Record<string, Words>> = { nl, fr, en, de };
/**
 * The language's own words take precedence. Words for a goal in another language can be ordinary
 * words in this one.
 */
const OWN_ONLY = new Set(
  'location bail vente let letting sale lease rent site store farm home homes semi commercial land lot terre hof halle lager praxis geschäft classe klasse rating label bed beds bd br ch cac rez eg box sk pk sz bureau app boxes hall detached plot av tg rh huur kauf koop miete kort storage investment immeuble parking propriété demeure pavillon attique laden schloss yard patio bad bath lift elevator free frei libre vrij'
    .split(' ')
    .flatMap((word) => listWords(word)),
);
const CONCEPTS_WITH_ERRORS = new Set<Concept>([...TYPE_CONCEPTS, 'bedrooms', 'terrace', 'garden']);

/**
 * Builds the words of a language and a catalogue. It takes some milliseconds, so keep it with the
 * catalogue.
 */
export function buildVocabulary(language: string, catalogue: SentenceCatalogue): Vocabulary {
  const own = WORDS[language] ?? nl;
  const concepts = new Map<string, Concept[]>();
  readPhrases(own, () => true, concepts);
  const placesByName = indexPlaceNames(catalogue.places);
  const kindsByName = indexKindWords(language, catalogue.types, {
    isOwn: (phrase) => own.numbers.includes(phrase) || isSaid(concepts.get(phrase)),
    isPlace: (phrase) => placesByName.has(phrase.replaceAll(' ', '')),
  });
  const typesByName = indexTypeNames(catalogue.types, kindsByName);
  const shared = new Set<Concept>(SHARED_CONCEPTS);
  for (const other of Object.values(WORDS)) {
    const said = new Set(listPhrases(other, (concept) => !isSmall(concept)));
    // A small word of another language must not hide a place (`As`, `Our`), a type or a word of
    // this language.
    const isHiding = (phrase: string, concept: Concept): boolean =>
      isSmall(concept) &&
      (phrase.length < 2 ||
        said.has(phrase) ||
        typesByName.has(phrase) ||
        placesByName.has(phrase.replaceAll(' ', '')));
    const isShared = (phrase: string, concept: Concept): boolean =>
      shared.has(concept) &&
      !OWN_ONLY.has(phrase) &&
      !isHiding(phrase, concept) &&
      !hasOwn(own, concepts, phrase);
    if (other !== own) readPhrases(other, isShared, concepts);
  }
  const foreignWords = new Set(
    Object.values(WORDS).flatMap((other) => (other === own ? [] : listPhrases(other, () => true))),
  );
  const numbers = new Map<string, number>();
  own.numbers.forEach((word, value) => numbers.set(listWords(word).join(' '), value));
  for (const [word, value] of MORE_NUMBERS[language] ?? []) numbers.set(word, value);
  const placesByZip = new Map<string, string[]>();
  for (const { zip, value } of catalogue.places) {
    placesByZip.set(zip, [...(placesByZip.get(zip) ?? []), value]);
  }
  const spelled = [...concepts].flatMap(([phrase, meanings]) =>
    !phrase.includes(' ') && meanings.some((one) => CONCEPTS_WITH_ERRORS.has(one)) ? phrase : [],
  );
  const errors = new TypingErrors([...spelled, ...typesByName.keys(), ...placesByName.keys()]);
  return {
    concepts,
    numbers,
    compounds: own.compounds,
    months: new Map(
      (own.phrases.monthName ?? '').split(',').map((name, month) => [foldWords(name), month]),
    ),
    typesByName,
    wholeNames: new Set([
      ...catalogue.types.flatMap(({ names }) => names.map(foldWords)),
      ...kindsByName.keys(),
    ]),
    typesByConcept: groupTypes(catalogue.types, concepts, typesByName),
    placesByName,
    placesByZip,
    typesAbove: (webId) => (isKind(webId) ? [kindTypes[webId]] : []),
    errors,
    foreignWords,
  };
}

const MORE_NUMBERS: Readonly<Record<string, [string, number][]>> = {
  fr: [['une', 1]],
  de: [
    ['eine', 1],
    ['einem', 1],
    ['einer', 1],
    ['fuenf', 5],
  ],
  nl: [['1', 1]],
};

function readPhrases(
  { phrases }: Words,
  isWanted: (phrase: string, concept: Concept) => boolean,
  found: Map<string, Concept[]>,
): void {
  const added: [string, Concept][] = [];
  for (const [concept, list] of Object.entries(phrases) as [Concept, string][]) {
    for (const text of list.split(',')) {
      const phrase = text.trim() === '€' ? '€' : listWords(text).join(' ');
      if (phrase !== '' && isWanted(phrase, concept)) added.push([phrase, concept]);
    }
  }
  for (const [phrase, concept] of added) {
    const known = found.get(phrase);
    if (!known) found.set(phrase, [concept]);
    else if (!known.includes(concept)) known.push(concept);
  }
}

/** Lists the folded words and phrases of a language for concepts that pass a test. */
function listPhrases({ phrases }: Words, isWanted: (concept: Concept) => boolean): string[] {
  return (Object.entries(phrases) as [Concept, string][])
    .filter(([concept]) => isWanted(concept))
    .flatMap(([, list]) => list.split(','))
    .map((phrase) => listWords(phrase).join(' '));
}

function isSmall(concept: Concept): boolean {
  return concept === 'filler' || concept === 'with';
}

function hasOwn(own: Words, concepts: Map<string, Concept[]>, phrase: string): boolean {
  return own.numbers.includes(phrase) || concepts.has(phrase);
}

/**
 * Indexes `Huis, villa of hoeve` by the whole name and by each part; a part that names a kind means
 * only that.
 */
function indexTypeNames(
  types: readonly SentenceType[],
  kindsByName: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>(kindsByName);
  for (const { webId, names, isGroup } of types) {
    if (isGroup || isKind(webId)) continue;
    for (const name of new Set(names)) {
      for (const part of [name, ...listTypeWords(name)]) {
        const words = foldWords(part);
        const known = found.get(words) ?? [];
        const isOfKind = kindsByName.has(words) && !known.includes(webId);
        if (words !== '' && !isOfKind && !known.includes(webId))
          found.set(words, [...known, webId]);
      }
    }
  }
  return found;
}

/** Reports whether concepts are more than that a word is common. */
function isSaid(concepts: readonly Concept[] | undefined): boolean {
  return concepts?.some((one) => one !== 'common' && !KIND_CONCEPTS.has(one)) ?? false;
}

/** Concepts of words that a kind can have. */
const KIND_CONCEPTS = new Set<Concept>([...TYPE_CONCEPTS, 'kind', 'nearShop']);

interface OtherMeanings {
  isOwn(phrase: string): boolean;
  isPlace(phrase: string): boolean;
}

/**
 * Indexes the words for kinds: those of the language, and those of the others that mean nothing
 * else in it. A kind that is a type of the agency means that.
 */
function indexKindWords(
  language: string,
  types: readonly SentenceType[],
  { isOwn, isPlace }: OtherMeanings,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (kind: Kind, phrase: string): void => {
    const webId = findKindType(kind, types);
    if (webId !== undefined && !found.has(phrase)) found.set(phrase, [webId]);
  };
  const own = languages.find((one) => one === language) ?? 'nl';
  for (const kind of kinds) {
    for (const words of listKindWords(kind, own)) add(kind, foldWords(words));
  }
  for (const other of languages.filter((one) => one !== own)) {
    for (const kind of kinds) {
      for (const phrase of listKindWords(kind, other).map(foldWords)) {
        if (!OWN_ONLY.has(phrase) && !isOwn(phrase) && !isPlace(phrase)) add(kind, phrase);
      }
    }
  }
  return found;
}

function findKindType(kind: Kind, types: readonly SentenceType[]): string | undefined {
  if (types.some(({ webId }) => webId === kind)) return kind;
  const words = new Set(languages.flatMap((one) => listKindWords(kind, one).map(foldWords)));
  return types.find(({ names, isGroup }) => {
    return !isGroup && names.some((name) => words.has(foldWords(name)));
  })?.webId;
}

/** Groups the catalogue's types by the concepts whose words name them. */
function groupTypes(
  types: readonly SentenceType[],
  concepts: ReadonlyMap<string, readonly Concept[]>,
  byName: ReadonlyMap<string, readonly string[]>,
): Map<TypeConcept, string[]> {
  const found = new Map<TypeConcept, string[]>();
  const order = types.map(({ webId }) => webId);
  const meaning = (concept: TypeConcept, one: Concept): boolean =>
    one === concept || (concept === 'parkingType' && (one === 'garage' || one === 'parking'));
  for (const concept of TYPE_CONCEPTS) {
    const ids = new Set<string>();
    for (const [name, webIds] of byName) {
      if (concepts.get(name)?.some((one) => meaning(concept, one))) {
        for (const webId of webIds) if (!isKind(webId)) ids.add(webId);
      }
    }
    found.set(
      concept,
      order.filter((webId) => ids.has(webId)),
    );
  }
  return found;
}

const SHORTEST = 5;
const SHORTEST_WITH_ANY_BEGINNING = 7;

/**
 * Finds words that differ from a typed one by one typing error: one letter added, missing or wrong,
 * or two swapped. Both have at least five letters; the first letter of short words must match.
 */
class TypingErrors {
  private readonly byShortened = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      if (word.length < SHORTEST) continue;
      for (const shortened of shorten(word)) {
        const known = this.byShortened.get(shortened);
        if (known) known.push(word);
        else this.byShortened.set(shortened, [word]);
      }
    }
  }

  find(typed: string): string[] {
    if (typed.length < SHORTEST) return [];
    const found = new Set<string>();
    for (const shortened of shorten(typed)) {
      for (const word of this.byShortened.get(shortened) ?? []) {
        const isLong = Math.min(word.length, typed.length) >= SHORTEST_WITH_ANY_BEGINNING;
        if ((isLong || word[0] === typed[0]) && isOneErrorAway(word, typed)) found.add(word);
      }
    }
    return [...found];
  }
}

/** Returns the word and its variants without one letter. */
function shorten(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
