import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import {
  detailArguments,
  placesArguments,
  searchArguments,
  similarArguments,
} from './search-arguments';

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
    [{ language: 'nl', filter, pageSize: 0 }],
    [{ language: 'de', filter: { ...filter, types: null, text: '' }, page: 1, pageSize: 50 }],
    [{ language: 'fr', filter: { ...filter, newSince: '2026-11-01', minPrice: 0 } }],
    [{ language: 'nl', filter: { ...filter, energyLabels: ['a', 'g'], garden: false } }],
    [{ language: 'nl', filter: { ...filter, within: [50, 4, 51, 4, 50, 5] } }],
    [{ language: 'nl', filter: { ...filter, within: Array.from({ length: 80 }, () => 4) } }],
    [{ language: 'nl', filter: { ...filter, box: [49.5, 2.5, 51.5, 6.4], within: null } }],
  ])('FIND-6 %j is accepted', (given) => {
    expect(findCode(searchArguments, given)).toBeNull();
  });

  test.each([
    [{ language: 'es', filter }],
    [{ language: '', filter }],
    [{ language: 'nl', filter, page: 0 }],
    [{ language: 'nl', filter, page: -1 }],
    [{ language: 'nl', filter, page: 1e9 }],
    [{ language: 'nl', filter, pageSize: -1 }],
    [{ language: 'nl', filter, pageSize: 51 }],
    [{ language: 'nl', filter: { ...filter, minPrice: -1 } }],
    [{ language: 'nl', filter: { ...filter, maxPrice: Number.POSITIVE_INFINITY } }],
    [{ language: 'nl', filter: { ...filter, newSince: 'soon' } }],
    [{ language: 'nl', filter: { ...filter, energyLabels: ['h'] } }],
    [{ language: 'nl', filter: { ...filter, energyLabels: ['a_plus'] } }],
    [{ language: 'nl', filter: { ...filter, amenities: ['pool'] } }],
    [{ language: 'nl', filter: { ...filter, near: ['bar:100'] } }],
    [{ language: 'nl', filter: { ...filter, near: ['stop:9000'] } }],
    [{ language: 'nl', filter: { ...filter, within: [] } }],
    [{ language: 'nl', filter: { ...filter, within: [50, 4, 51, 4] } }],
    [{ language: 'nl', filter: { ...filter, within: [50, 4, 51, 4, 50] } }],
    [{ language: 'nl', filter: { ...filter, within: [100, 4, 51, 4, 50, 5] } }],
    [{ language: 'nl', filter: { ...filter, within: [50, 4, 51, 4, 50, 181] } }],
    [{ language: 'nl', filter: { ...filter, within: [50, 4, 51, 4, Number.NaN, 5] } }],
    [{ language: 'nl', filter: { ...filter, within: Array.from({ length: 82 }, () => 4) } }],
    [{ language: 'nl', filter: { ...filter, box: [51.5, 2.5, 49.5, 6.4] } }],
    [{ language: 'nl', filter: { ...filter, box: [49.5, 2.5, 51.5] } }],
    [{ language: 'nl', filter: { ...filter, box: [49.5, 2.5, 51.5, Number.NaN] } }],
    [{ language: 'nl', filter: { ...filter, text: 'x'.repeat(201) } }],
    [{ language: 'nl', filter: { ...filter, types: Array.from({ length: 51 }, () => '1') } }],
  ])('FIND-6 %j is BAD_USER_INPUT', (given) => {
    expect(findCode(searchArguments, given)).toBe('BAD_USER_INPUT');
  });
});

describe('placesArguments', () => {
  test.each([
    [{ language: 'nl', filter, zoom: 0 }, null],
    [{ language: 'nl', filter, zoom: 19 }, null],
    [{ language: 'nl', filter, zoom: 20 }, 'BAD_USER_INPUT'],
    [{ language: 'nl', filter, zoom: -1 }, 'BAD_USER_INPUT'],
    [{ language: 'nl', filter, zoom: 1.5 }, 'BAD_USER_INPUT'],
  ])('FIND-10 %j is %j', (given, code) => {
    expect(findCode(placesArguments, given)).toBe(code);
  });
});

describe('similarArguments', () => {
  test.each([
    [{ language: 'nl', id: '1', count: 4 }, null],
    [{ language: 'nl', id: '1', count: 0 }, 'BAD_USER_INPUT'],
    [{ language: 'nl', id: '1', count: 13 }, 'BAD_USER_INPUT'],
  ])('DETAIL-9 %j is %j', (given, code) => {
    expect(findCode(similarArguments, given)).toBe(code);
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
