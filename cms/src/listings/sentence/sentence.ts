import { NEAR_CONCEPTS, TYPE_CONCEPTS, type Concept, type TypeConcept } from './concepts';
import { findItems, type Item } from './find-items';
import { foldWords } from '../rules/listing-kind';
import { emptyReading } from './sentence-reading';
import { listTokens, type Token } from './tokens';
import type { SentenceCatalogue, Vocabulary } from './vocabulary';

/** Concepts of words that mean nothing to a filter alone. */
const UNSAID = new Set<Concept>([
  ...(['common', 'plain', 'groundFloor', 'metre', 'kilometre'] as const),
  ...NEAR_CONCEPTS,
]);

/** A sentence while rules read it: each rule takes items, and the rest is text. */
export class Sentence {
  readonly reading = emptyReading();
  readonly items: readonly Item[];
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  private readonly typed: string;
  private readonly taken = new Set<number>();
  private readonly text = new Set<number>();

  constructor(typed: string, vocabulary: Vocabulary, catalogue: SentenceCatalogue) {
    this.typed = typed;
    this.vocabulary = vocabulary;
    this.tokens = listTokens(typed);
    this.items = findItems(this.tokens, vocabulary, catalogue);
  }

  has(at: number, ...concepts: Concept[]): boolean {
    return this.items[at]?.concepts.some((one) => concepts.includes(one)) ?? false;
  }

  isFree(at: number): boolean {
    return at >= 0 && at < this.items.length && !this.taken.has(at) && !this.text.has(at);
  }

  isTaken(at: number): boolean {
    return this.taken.has(at);
  }

  /** Marks items as understood and records corrections. */
  take(...positions: number[]): void {
    for (const at of positions) {
      const item = this.items[at];
      if (!item || this.taken.has(at)) continue;
      this.taken.add(at);
      if (item.taken === null) continue;
      this.reading.corrected.push({ typed: this.write(at), taken: item.taken });
    }
  }

  /** Keeps items as text, whatever else they could mean. */
  keep(from: number, to = from): void {
    for (let at = from; at <= to; at += 1) if (!this.taken.has(at)) this.text.add(at);
  }

  isKept(at: number): boolean {
    return this.text.has(at);
  }

  assume(from: number, to = from): void {
    const typed = this.write(from, to);
    if (!this.reading.assumed.includes(typed)) this.reading.assumed.push(typed);
  }

  refuse(from: number, to: number): void {
    this.reading.refused.push(this.write(from, to));
    for (let at = from; at <= to; at += 1) this.taken.add(at);
  }

  /** Returns the items as typed. */
  write(from: number, to = from): string {
    const part = from === to ? this.items[from]?.part : null;
    if (part) return part;
    const first = this.tokens[this.items[from]?.from ?? 0];
    const last = this.tokens[(this.items[to]?.to ?? 1) - 1];
    return first && last ? this.typed.slice(first.start, last.end) : '';
  }

  /** Returns what was typed between two items: an apostrophe, a hyphen, or a space. */
  between(from: number, at: number): string {
    const before = this.tokens[(this.items[from]?.to ?? 0) - 1];
    const first = this.tokens[this.items[at]?.from ?? 0];
    const gap = before && first ? this.typed.slice(before.end, first.start) : ' ';
    return /^['’.-]?$/.test(gap) ? gap : ' ';
  }

  folded(at: number): string {
    const item = this.items[at];
    const tokens = item ? this.tokens.slice(item.from, item.to) : [];
    return tokens.map(({ text }) => text).join(' ');
  }

  /** Reports whether nothing separates an item from the one before. */
  isAttached(at: number): boolean {
    return this.tokens[this.items[at]?.from ?? -1]?.isAttached ?? false;
  }

  typeConcept(at: number): TypeConcept | null {
    return TYPE_CONCEPTS.find((concept) => this.has(at, concept)) ?? null;
  }

  /** Returns the catalogue's types by their names or words for them. */
  typesOf(at: number): readonly string[] {
    const item = this.items[at];
    if (!item) return [];
    if (item.types.length > 0) return item.types;
    const concept = this.typeConcept(at);
    return concept ? (this.vocabulary.typesByConcept.get(concept) ?? []) : [];
  }

  isUnknown(at: number): boolean {
    const item = this.items[at];
    if (!item || item.number !== null) return false;
    const isWord = this.tokens[item.from]?.kind === 'word';
    const isKnown = item.types.length > 0 || item.places.length > 0;
    const silent = item.concepts.some((one) => !UNSAID.has(one));
    return isWord && !isKnown && !silent;
  }

  /** Reports whether it is the whole name of a type, or a word for a kind. */
  isWholeName(at: number): boolean {
    return this.vocabulary.wholeNames.has(foldWords(this.folded(at)));
  }

  /** Reports whether the word is in the language. */
  isNamed(at: number): boolean {
    return (this.items[at]?.concepts.length ?? 0) > 0;
  }

  /** Returns the next position without one of these concepts. */
  skip(at: number, step: 1 | -1, ...concepts: Concept[]): number {
    let next = at;
    while (next >= 0 && next < this.items.length && this.has(next, ...concepts)) next += step;
    return next;
  }

  get size(): number {
    return this.items.length;
  }
}
