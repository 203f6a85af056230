import type { Thing, WithContext } from 'schema-dts';

/** One complete schema.org object; its parts are typed where they are built. */
export type StructuredData = { [name: string]: Json };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Converts a typed schema.org object for a view, which avoids the vocabulary's thousand types. */
export function toStructuredData(thing: Exclude<Thing, string>): StructuredData {
  const finished: WithContext<Exclude<Thing, string>> = {
    '@context': 'https://schema.org',
    ...thing,
  };
  return finished as unknown as StructuredData;
}
