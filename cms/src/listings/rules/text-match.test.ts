import { describe, expect, test } from 'vitest';
import { listSearchWords, listWords, scoreQuery } from './text-match';

function score(query: string, ...names: string[]): number {
  return scoreQuery(listWords(query), listSearchWords(names));
}

describe('listWords', () => {
  test.each<[string, string[]]>([
    ['  Sint-Gillis ', ['sint', 'gillis']],
    ['ÉVERE', ['evere']],
    ["Braine-l'Alleud", ['braine', 'l', 'alleud']],
    ['1000|Brussel', ['1000', 'brussel']],
    ['???', []],
    ['', []],
  ])('FIND-5 words of %j are %j', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });
});

describe('scoreQuery', () => {
  test.each([
    ['st-gilles', 'Saint-Gilles'],
    ['ST GILLES', 'Saint-Gilles'],
    ['sint gillis', 'Sint-Gillis'],
    ['sint gilles', 'Saint-Gilles'],
    ['saint', 'Sint-Gillis'],
    ['saintgilles', 'Saint-Gilles'],
    ['gil', 'Saint-Gilles'],
    ['  evere ', 'Évere'],
    ['Évere', 'EVERE'],
    ['liege', 'Liège'],
    ['woluwe pierre', 'Woluwe-Saint-Pierre'],
    ['pierre woluwe', 'Woluwe-Saint-Pierre'],
    ['l’alleud', "Braine-l'Alleud"],
  ])('FIND-5 %j finds %j', (query, name) => {
    expect(score(query, name)).toBeGreaterThan(0);
  });

  test.each([
    ['illes', 'Saint-Gilles'],
    ['st-job', 'Saint-Gilles'],
    ['', 'Saint-Gilles'],
    ['???', 'Saint-Gilles'],
    ['1050', '1000'],
  ])('FIND-5 %j does not find %j', (query, name) => {
    expect(score(query, name)).toBe(0);
  });

  test('FIND-5 a beginning of the postal code matches', () => {
    expect(score('106', 'Saint-Gilles', '1060')).toBe(1);
    expect(score('1060', 'Saint-Gilles', '1060')).toBe(2);
  });

  test('FIND-5 a whole word is better than a beginning', () => {
    expect(score('uccle', 'Uccle')).toBeGreaterThan(score('ucc', 'Uccle'));
  });
});
