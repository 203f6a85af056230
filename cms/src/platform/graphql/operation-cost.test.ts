import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { countOperationCost } from './operation-cost';

const schema = buildSchema(`
  input Pagination { limit: Int, pageSize: Int }
  type Seo { title: String }
  type Part { text: String }
  type Module { key: String, parts: [Part] }
  type Page { key: String, seo: Seo, parent: Page, modules(pagination: Pagination): [Module]! }
  type Search { total: Int!, items: [Page!]! }
  type Query {
    page: Page
    pages(pagination: Pagination): [Page]!
    search(pageSize: Int): Search!
  }
`);

function countCost(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return countOperationCost(schema, document, operation, variables);
}

test.each([
  ['{ __typename }', 0],
  ['{ page { key } }', 1],
  ['{ page { key seo { title } parent { key } } }', 3],
  ['{ pages { key } }', 25],
  ['{ pages(pagination: { limit: 3 }) { key seo { title } } }', 6],
  ['{ pages(pagination: { pageSize: 3 }) { key } }', 3],
  ['{ pages(pagination: { limit: 1000 }) { key } }', 100],
  ['{ pages(pagination: { limit: -1 }) { key } }', 100],
  ['{ pages(pagination: { limit: 2 }) { modules(pagination: { limit: 4 }) { key } } }', 10],
  ['{ page { modules(pagination: { limit: 2 }) { parts { text } } } }', 13],
  ['{ search(pageSize: 10) { total items { key } } }', 60],
  ['{ page { ...Card } } fragment Card on Page { seo { title } }', 2],
  ['{ page { ... on Page { seo { title } } ... { parent { key } } } }', 3],
])('CMS-6 %s costs %d', (query, cost) => {
  expect(countCost(query)).toBe(cost);
});

test('CMS-6 limits given as variables count', () => {
  const query = 'query ($n: Int, $p: Pagination) { pages(pagination: { limit: $n }) { key } }';
  expect(countCost(query, { n: 7 })).toBe(7);
  expect(countCost(query)).toBe(25);
});

test('CMS-6 aliases do not make an operation cheaper', () => {
  expect(countCost('{ a: pages { key } b: pages { key } c: pages { key } }')).toBe(75);
});

test('CMS-6 a fragment is counted once, and costs as often as it is used', () => {
  const names = Array.from({ length: 40 }, (_, index) => `F${index}`);
  const fragments = names.map(
    (name, index) => `fragment ${name} on Page { ...F${index + 1} ...F${index + 1} }`,
  );
  const last = 'fragment F40 on Page { seo { title } }';
  const query = `{ page { ...F0 } } ${fragments.join(' ')} ${last}`;
  expect(countCost(query)).toBe(2 ** 40 + 1);
});
