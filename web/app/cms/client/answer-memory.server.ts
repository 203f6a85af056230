import { runForAll } from './cancellation.server';
import type { Change } from '../changed-tags';
import { type QueryCms, operationName } from './client.server';

/** What an answer is made of: what editors publish, or what the import brings. */
type Source = 'content' | 'listings';

/**
 * The queries whose answers are the same for every visitor and few: what pages are made of. What a
 * visitor chooses, such as filters, is asked each time.
 */
const sources: Partial<Record<string, Source>> = {
  Page: 'content',
  Article: 'content',
  Articles: 'content',
  ArticleList: 'content',
  ArticleSection: 'content',
  ArticleAddresses: 'content',
  Testimonial: 'content',
  Testimonials: 'content',
  TestimonialList: 'content',
  TestimonialOrder: 'content',
  TestimonialSection: 'content',
  TestimonialAddresses: 'content',
  ConsentWords: 'content',
  Team: 'content',
  TeamListings: 'listings',
  NewestListings: 'listings',
  ListingCounts: 'listings',
  Projects: 'listings',
  Project: 'listings',
  ProjectOfListing: 'listings',
};

const listingTypes: readonly Change['type'][] = ['listing', 'list', 'project'];

/** A notice may be lost: an older answer is still given, and a new one fetched behind it. */
const maxAgeMs = 5 * 60_000;

type Kept = { value: unknown; at: number };

export type AnswerMemory = {
  /** Asks as `queryCms` does, and gives a remembered answer where there is one. */
  readonly queryCms: QueryCms;
  /** Drops what may be another since these changes. */
  forget(changes: readonly Change[]): void;
};

/**
 * Remembers what the CMS answered until a publish notice says that it changed. The least recently
 * used answer goes when there are more than `maxAnswers`. A failure is not remembered.
 */
export function createAnswerMemory(
  queryCms: QueryCms,
  { maxAnswers = 2000, now = Date.now } = {},
): AnswerMemory {
  const kept: Record<Source, Map<string, Kept>> = { content: new Map(), listings: new Map() };

  return { queryCms: queryRemembered as QueryCms, forget };

  async function queryRemembered(...args: Parameters<QueryCms>): Promise<unknown> {
    const [document, variables] = args;
    const operation = operationName(document);
    const source = sources[operation];
    if (source === undefined) return queryCms(...args);
    const answers = kept[source];
    const key = `${operation} ${JSON.stringify(variables ?? null)}`;
    const answer = answers.get(key);
    if (answer === undefined) return fetchInto(answers, key, args);
    answers.delete(key);
    answers.set(key, answer);
    if (now() - answer.at >= maxAgeMs) {
      answer.at = now();
      // Its failure is logged by the CMS client; this caller already has an answer.
      void runForAll(() => fetchInto(answers, key, args)).catch(() => undefined);
    }
    return answer.value;
  }

  /** An answer to what was asked before a notice comes into a map that nobody reads any more. */
  async function fetchInto(
    answers: Map<string, Kept>,
    key: string,
    args: Parameters<QueryCms>,
  ): Promise<unknown> {
    const value: unknown = await queryCms(...args);
    answers.set(key, { value, at: now() });
    if (answers.size > maxAnswers) answers.delete(answers.keys().next().value as string);
    return value;
  }

  function forget(changes: readonly Change[]): void {
    if (changes.some(({ type }) => listingTypes.includes(type))) kept.listings = new Map();
    if (changes.some(({ type }) => !listingTypes.includes(type))) kept.content = new Map();
  }
}
