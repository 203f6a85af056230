import { describe, expect, test } from 'vitest';
import { toSlug, toSlugPath } from './slug';

describe('toSlug', () => {
  test.each([
    ['Brussel', 'brussel'],
    ['Saint-Gilles', 'saint-gilles'],
    ["Braine-l'Alleud", 'braine-lalleud'],
    ['Braine-l’Alleud', 'braine-lalleud'],
    ['Liège', 'liege'],
    ['Woluwe-Saint-Étienne', 'woluwe-saint-etienne'],
    ['  Sint   Pieters\tLeeuw ', 'sint-pieters-leeuw'],
    ['House/villa/farm', 'house-villa-farm'],
    ['Immeuble de rapport (neuf)', 'immeuble-de-rapport-neuf'],
    ['Straße', 'strasse'],
    ['Cœur de ville', 'coeur-de-ville'],
    ['Gratis schatting!', 'gratis-schatting'],
    ['A – B — C', 'a-b-c'],
    ['--x--', 'x'],
    ['2-bedroom flat, 3rd floor', '2-bedroom-flat-3rd-floor'],
    ['', ''],
    ['???', ''],
    ['Москва', ''],
  ])('ROUTE-7 slug of %j is %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});

describe('toSlugPath', () => {
  test.each([
    [['Onze diensten', 'Verkoop'], 'onze-diensten/verkoop/'],
    [['Nos services', 'Gestion locative'], 'nos-services/gestion-locative/'],
    [['Liège', '???'], 'liege/'],
    [[], ''],
  ])('ROUTE-7 path of %j is %j', (names, path) => {
    expect(toSlugPath(...names)).toBe(path);
  });
});
