import type { Thing } from 'schema-dts';

/** One complete schema.org object; its parts are typed where they are built. */
export type StructuredData = { [name: string]: Json };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Converts a typed schema.org object for a view, which avoids the vocabulary's thousand types. */
export function toStructuredData(thing: Exclude<Thing, string>): StructuredData {
  const parts: object = thing;
  return { '@context': 'https://schema.org', ...parts };
}
