import { describe, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { readSnapshot } from './read-snapshot';
import { openSource } from './snapshot-source';

const limits = { maxBytes: 2 ** 20, timeoutMs: 1000 };
const read = (folder: string) => readSnapshot(openSource(folder, limits));

describe('readSnapshot', () => {
  test('DATA-1 reads every language of the manifest', async () => {
    const snapshot = await read(buildSnapshot([buildListing()]));
    expect(snapshot.languages).toEqual(languages);
    expect(snapshot.records.fr?.properties).toHaveLength(1);
    expect(snapshot.records.fr?.types).toHaveLength(7);
  });

  test.each([
    [{ properties: '{"not": closed' }, 'nl/properties.json is not JSON'],
    [{ properties: '' }, 'nl/properties.json is not JSON'],
    [{ properties: {} }, 'nl/properties.json is not a list of records'],
    [{ tree: 'null' }, 'nl/tree.json is not a list of records'],
    [{ manifest: [] }, 'manifest.json'],
    [{ manifest: { format: 2, languages: ['nl'] } }, 'manifest.json: format'],
    [{ manifest: { format: 1, languages: [] } }, 'manifest.json: languages'],
    [{ manifest: { format: 1, languages: ['../nl'] } }, 'manifest.json: languages'],
  ])('DATA-3 a snapshot with %j cannot be read', async (files, message) => {
    await expect(read(buildSnapshot([], files))).rejects.toThrow(message);
  });

  test('DATA-3 a missing folder is named', async () => {
    await expect(read('/nowhere')).rejects.toThrow('/nowhere/manifest.json is missing');
  });
});
