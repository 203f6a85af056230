import { expect, test } from 'vitest';
import { translateRecord, type SeedNames } from './translate-record';

const model = {
  attributes: {
    title: { type: 'string' },
    parent: { type: 'relation', target: 'api::page.page' },
    modules: { type: 'relation', target: 'api::module.module' },
    image: { type: 'media' },
    seo: { type: 'component', component: 'seo.params' },
    content: { type: 'dynamiczone', components: ['module.map'] },
  },
};

const names: SeedNames = {
  findDocument: (uid, key) => (key === 'nowhere' ? undefined : `${uid}#${key}`),
  findPicture: (file) => (file === 'facade.jpg' ? 7 : undefined),
  findComponent: (uid) =>
    uid === 'seo.params' || uid === 'module.map'
      ? { attributes: { ogImage: { type: 'media' }, shows: { type: 'enumeration' } } }
      : undefined,
};

const translate = (record: Record<string, unknown>): Record<string, unknown> =>
  translateRecord(model, record, names, { file: 'nl/pages.json', path: 'home' });

test('DATA-1 keys become documents and file names become files', () => {
  const record = {
    title: 'Thuis',
    parent: 'services',
    modules: ['intro', 'map'],
    image: 'facade.jpg',
    seo: { ogImage: 'facade.jpg' },
    content: [{ __component: 'module.map', shows: 'sale' }],
  };
  expect(translate(record)).toEqual({
    title: 'Thuis',
    parent: 'api::page.page#services',
    modules: ['api::module.module#intro', 'api::module.module#map'],
    image: 7,
    seo: { ogImage: 7 },
    content: [{ __component: 'module.map', shows: 'sale' }],
  });
});

test.each([
  [{ titel: 'Thuis' }, 'nl/pages.json: home.titel: is not a field of this type'],
  [{ parent: 'nowhere' }, 'nl/pages.json: home.parent: “nowhere” does not exist'],
  [{ image: 'no.jpg' }, 'nl/pages.json: home.image: “no.jpg” does not exist'],
  [{ seo: { ogImage: 'no.jpg' } }, 'nl/pages.json: home.seo.ogImage: “no.jpg” does not exist'],
  [{ content: [{}] }, 'nl/pages.json: home.content[0].__component: “undefined” is not possible'],
])('DATA-1 a mistake in the seed names file and field: %j', (record, message) => {
  expect(() => translate(record)).toThrow(message);
});

test('DATA-1 empty values stay empty', () => {
  expect(translate({ parent: null, image: null })).toEqual({ parent: null, image: null });
});
