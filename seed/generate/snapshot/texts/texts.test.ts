import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language';
import { readSnapshotFile } from '../read-snapshot';

/** Two to five, and the word after a number of rooms; `one to three` refers to other homes. */
const ROOMS = {
  nl: ['twee drie vier vijf', 'slaapkamers', 'badkamers', 'tot'],
  fr: ['deux trois quatre cinq', 'chambres', 'salles de bains?', 'à'],
  en: ['two three four five', 'bedrooms', 'bathrooms', 'to'],
  de: ['zwei drei vier fünf', 'Schlafzimmern?', '(?:Bäder|Bädern|Badezimmer)', 'bis'],
} as const;

const folder = fileURLToPath(new URL('../../../snapshot', import.meta.url));

describe.each(LANGUAGES)('%s', (language) => {
  const records = readSnapshotFile(folder, language, 'properties').map((record) => ({
    id: String(record['ID']),
    title: String(record['Title']),
    description: String(record['Description']),
    record,
  }));
  const plain = (text: string): string => text.replace(/<[^>]+>/g, ' ');

  test('DATA-1 no title or description is empty, and none occurs twice', () => {
    for (const texts of [
      records.map(({ title }) => title),
      records.map((one) => one.description),
    ]) {
      expect(texts.every((text) => text.trim().length > 10)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('DATA-1 no ten cards begin alike', () => {
    const beginnings = records.map(({ description }) => plain(description).trim().slice(0, 30));
    expect(new Set(beginnings).size).toBe(beginnings.length);
  });

  test('DATA-1 descriptions have between 55 and 180 words', () => {
    const lengths = records.map(({ id, description }) => ({
      id,
      words: plain(description).trim().split(/\s+/).length,
    }));
    expect(lengths.filter(({ words }) => words < 55 || words > 180)).toEqual([]);
  });

  test('DATA-1 no placeholder is left open', () => {
    for (const { title, description } of records) {
      expect(title + description).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  test('DETAIL-5 the text of a listing without a public address does not name its street', () => {
    for (const { title, description, record } of records) {
      if (record['PublishAddress'] !== false) continue;
      expect(title + description).not.toContain(String(record['Street']));
    }
  });

  test('DETAIL-4 the text of a listing without a public price does not name it', () => {
    for (const { title, description, record } of records) {
      if (record['PublishPrice'] !== false) continue;
      const digits = (title + description).replace(/[^\d€]/g, '');
      expect(digits).not.toContain(String(record['Price']));
    }
  });

  test('DETAIL-2 the text counts as many bedrooms and bathrooms as the fields', () => {
    const [numbers, bedrooms, bathrooms, range] = ROOMS[language];
    const words = numbers.split(' ');
    for (const { id, title, description, record } of records) {
      const count = (room: string): number[] => {
        const pattern = new RegExp(`(?<!${range} )(?<!\\p{L})(${words.join('|')}) ${room}`, 'giu');
        const found = `${title}. ${description}`.matchAll(pattern);
        return [...found].map(([, word = '']) => words.indexOf(word.toLowerCase()) + 2);
      };
      const said = { id, bedrooms: count(bedrooms), bathrooms: count(bathrooms) };
      expect(said).toEqual({
        id,
        bedrooms: said.bedrooms.map(() => record['NumberOfBedRooms']),
        bathrooms: said.bathrooms.map(() => record['NumberOfBathRooms']),
      });
    }
  });
});
