import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { detailArguments, parseArguments, searchArguments } from './search-arguments';

const filter = { goal: 'sale' };

function findCode(schema: Parameters<typeof parseArguments>[0], given: unknown): unknown {
  try {
    parseArguments(schema, given);
    return null;
  } catch (error) {
    return error instanceof GraphQLError ? error.extensions.code : error;
  }
}

describe('searchArguments', () => {
  test.each([
    [{ language: 'nl', filter }],
    [{ language: 'de', filter: { ...filter, types: null, text: '' }, page: 1, pageSize: 50 }],
    [{ language: 'fr', filter: { ...filter, newSince: '2026-11-01', minPrice: 0 } }],
  ])('FIND-6 %j is accepted', (given) => {
    expect(findCode(searchArguments, given)).toBeNull();
  });

  test.each([
    [{ language: 'es', filter }],
    [{ language: '', filter }],
    [{ language: 'nl', filter, page: 0 }],
    [{ language: 'nl', filter, page: -1 }],
    [{ language: 'nl', filter, page: 1e9 }],
    [{ language: 'nl', filter, pageSize: 0 }],
    [{ language: 'nl', filter, pageSize: 51 }],
    [{ language: 'nl', filter: { ...filter, minPrice: -1 } }],
    [{ language: 'nl', filter: { ...filter, maxPrice: Number.POSITIVE_INFINITY } }],
    [{ language: 'nl', filter: { ...filter, newSince: 'soon' } }],
    [{ language: 'nl', filter: { ...filter, text: 'x'.repeat(201) } }],
    [{ language: 'nl', filter: { ...filter, types: Array.from({ length: 51 }, () => '1') } }],
  ])('FIND-6 %j is BAD_USER_INPUT', (given) => {
    expect(findCode(searchArguments, given)).toBe('BAD_USER_INPUT');
  });
});

describe('detailArguments', () => {
  test('ROUTE-4 any id may be asked for, within its bound', () => {
    expect(parseArguments(detailArguments, { language: 'nl', id: "' or 1=1" }).id).toBe("' or 1=1");
    expect(parseArguments(detailArguments, { language: 'nl', id: 'a\u0000b' }).id).toBe('ab');
    expect(findCode(detailArguments, { language: 'nl', id: 'x'.repeat(201) })).toBe(
      'BAD_USER_INPUT',
    );
  });
});
