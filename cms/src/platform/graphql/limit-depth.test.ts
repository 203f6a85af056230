import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { limitDepth } from './limit-depth';

const schema = buildSchema('type Query { key: String, page: Query }');

const listErrors = (query: string): string[] =>
  validate(schema, parse(query), [limitDepth(3)]).map(({ message }) => message);

test.each([
  ['{ page { page { page { key } } } }', 0],
  ['{ page { page { page { page { key } } } } }', 1],
  ['{ page { ...A } } fragment A on Query { page { page { page { key } } } }', 1],
  ['{ page { ... { page { ... on Query { page { key } } } } } }', 0],
  ['{ ...A } fragment A on Query { page { ...A } }', 0],
  ['{ ...Unknown }', 0],
])('CMS-6 an operation has a depth: %s', (query, errors) => {
  expect(listErrors(query)).toHaveLength(errors);
});

test('CMS-6 a fragment is measured once, however often it is used', () => {
  const names = Array.from({ length: 60 }, (_, index) => `F${index}`);
  const fragments = names.map(
    (name, index) => `fragment ${name} on Query { key ...F${index + 1} ...F${index + 1} }`,
  );
  const last = 'fragment F60 on Query { page { page { page { page { key } } } } }';
  expect(listErrors(`{ ...F0 } ${fragments.join(' ')} ${last}`)).toHaveLength(1);
});
