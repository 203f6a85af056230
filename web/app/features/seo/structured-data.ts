import type { Thing, WithContext } from 'schema-dts';

/** SEO-3: one finished object of schema.org's vocabulary; its parts are typed where they are made. */
export type StructuredData = { [name: string]: Json };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An object of the vocabulary as a view carries it: without the vocabulary's thousand types. */
export function toStructuredData(thing: Exclude<Thing, string>): StructuredData {
  const finished: WithContext<Exclude<Thing, string>> = {
    '@context': 'https://schema.org',
    ...thing,
  };
  return finished as unknown as StructuredData;
}
