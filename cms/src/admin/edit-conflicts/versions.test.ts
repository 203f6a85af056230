import { expect, test } from 'vitest';
import { describeDifferences, listDifferences, mergeSave, nameDocument } from './versions';

test('EDIT-5 a document is identified by its language, a single type has no id', () => {
  const page = { collectionType: 'collection-types', model: 'api::page.page', documentId: 'a' };
  expect(nameDocument({ ...page, params: { locale: 'fr' } })).toBe('api::page.page a fr');
  const header = { collectionType: 'single-types', model: 'api::header.header' };
  expect(nameDocument({ ...header, documentId: 'b' })).toBe(nameDocument(header));
});

const seo = { id: 2, pageTitle: 'Title', ogImage: { documentId: 'p', formats: null } };

test.each([
  ['nothing', {}, []],
  ['a text', { title: 'Other' }, ['title']],
  ['a text inside a component', { seo: { id: 2, pageTitle: 'Other' } }, ['seo']],
  ['the id of a component alone', { seo: { ...seo, id: 3 } }, []],
  ['a variant of a picture', { seo: { ...seo, ogImage: { documentId: 'p', formats: {} } } }, []],
  ['another picture', { seo: { ...seo, ogImage: { documentId: 'q', formats: null } } }, ['seo']],
  ['when it was saved', { updatedAt: 'later', updatedBy: { id: 2 } }, []],
  ['a text that this save does not write', { note: 'Other' }, []],
  ['how many blocks there are', { modules: { count: 3 } }, ['modules']],
])('EDIT-5 what differs between two versions: %s', (_name, change, fields) => {
  const loaded = {
    id: 1,
    title: 'Title',
    note: 'Note',
    modules: { count: 2 },
    updatedAt: 'earlier',
    seo,
  };
  const data = { title: 'Mine', seo: {}, modules: {}, updatedAt: 'earlier' };
  expect(listDifferences(loaded, { ...loaded, ...change }, data)).toEqual(fields);
});

const noChoice = { connect: [], disconnect: [] };

test.each([
  ['other fields', { title: 'Mine', note: 'Note' }, ['note'], { title: 'Mine' }],
  ['the same field', { title: 'Mine', note: 'Mine too' }, ['note'], null],
  ['a part of it', { title: 'Title', seo: { pageTitle: 'Mine' } }, ['seo'], null],
  [
    'blocks, with none chosen here',
    { title: 'Mine', modules: noChoice },
    ['modules'],
    { title: 'Mine' },
  ],
  ['blocks here too', { modules: { connect: [{}], disconnect: [] } }, ['modules'], null],
])(
  'EDIT-5 a save is merged unless both changed a field: others changed %s',
  (_name, data, theirs, sent) => {
    const loaded = {
      title: 'Title',
      note: 'Note',
      modules: { count: 2 },
      seo: { id: 2, pageTitle: 'Title' },
    };
    expect(mergeSave(loaded, data, theirs)).toEqual(sent);
  },
);

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

test.each([
  [
    'a text',
    'Our home',
    'Our house',
    [
      ['same', 'Our '],
      ['gone', 'home'],
      ['new', 'house'],
    ],
  ],
  [
    'rich text',
    paragraph('Old'),
    paragraph('New'),
    [
      ['gone', 'Old'],
      ['new', 'New'],
    ],
  ],
  [
    'a part',
    { id: 1, __temp_key__: 'a', name: 'A' },
    { id: 2, name: 'B' },
    [
      ['gone', 'A'],
      ['new', 'B'],
    ],
  ],
  ['a text that was empty', null, 'New', [['new', 'New']]],
  ['other documents', { count: 2 }, { count: 3 }, []],
  [
    'other documents that were saved here before',
    { connect: [], disconnect: [] },
    { count: 3 },
    [],
  ],
])('EDIT-5 what a colleague wrote is told in words: %s', (_name, before, after, pieces) => {
  const told = describeDifferences({ field: before }, { field: after }, ['field']);
  expect(told).toEqual([
    { field: 'field', pieces: pieces.map(([kind, text]) => ({ kind, text })) },
  ]);
});
