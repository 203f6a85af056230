import { runForAll } from './cancellation.server';
import type { Change } from '../changed-tags';
import { type QueryCms, operationName } from './client.server';

type Source = 'content' | 'listings';

/**
 * Queries whose answers are remembered: few, and the same for every visitor. Queries with a
 * visitor's input, such as filters, are not.
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

/** A notice may be lost, so older answers are refreshed in the background. */
const maxAgeMs = 5 * 60_000;

type Kept = { value: unknown; at: number };

export type AnswerMemory = {
  readonly queryCms: QueryCms;
  forget(changes: readonly Change[]): void;
};

/**
 * Remembers answers of the CMS until a publish notice names their content. Beyond `maxAnswers` the
 * least recently used is dropped. Failures are not remembered.
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
      // The CMS client logs the failure; this caller already has an answer.
      void runForAll(() => fetchInto(answers, key, args)).catch(() => undefined);
    }
    return answer.value;
  }

  /**
   * A notice replaces the map, so an answer to an earlier query is stored in an unused one.
   */
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
