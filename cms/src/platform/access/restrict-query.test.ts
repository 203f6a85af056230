import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { listReadable } from './readable-fields';
import { restrictQuery } from './restrict-query';

const models: Record<string, object> = {
  lead: {
    name: { type: 'string' },
    size: { type: 'integer' },
    read: { type: 'datetime' },
    note: { type: 'string' },
    code: { type: 'string', searchable: false },
    assignee: { type: 'relation', target: 'admin::user' },
    owner: { type: 'relation', target: 'owner' },
    mail: { type: 'relation', target: 'mail' },
    anything: { type: 'relation', relation: 'morphToMany' },
    visit: { type: 'component', component: 'visit' },
    blocks: { type: 'dynamiczone', components: ['visit'] },
    cover: { type: 'media' },
    createdBy: { type: 'relation', target: 'admin::user' },
  },
  owner: {
    name: { type: 'string' },
    version: { type: 'integer' },
    password: { type: 'password' },
    leads: { type: 'relation', target: 'lead' },
  },
  mail: { text: { type: 'string' } },
  visit: {
    day: { type: 'date' },
    host: { type: 'string' },
    owner: { type: 'relation', target: 'owner' },
  },
  'admin::user': {
    firstname: { type: 'string' },
    email: { type: 'email', private: true },
    password: { type: 'password', private: true },
    token: { type: 'string', private: true },
  },
  'plugin::upload.file': { name: { type: 'string' }, folderPath: { type: 'string' } },
};
const shown = [
  ...['lead name', 'lead size', 'lead code', 'lead owner', 'lead mail', 'lead anything'],
  ...['lead visit.day', 'lead visit.owner', 'lead blocks', 'lead cover'],
  ...['owner name', 'owner leads', 'owner password', 'mail text'],
];

function restrict(query: Record<string, unknown>, rights: string[] = []): object {
  const create = ({ model }: { model: string }) => ({
    cannot: { read: (_: null, field: string) => !shown.includes(`${model} ${field}`) },
  });
  const strapi: object = {
    getModel: (uid: string) => ({ attributes: models[uid] }),
    plugin: () => ({ service: () => ({ create }) }),
  };
  const narrow = { $and: [{ $or: [{ state: { $eq: 'sent' } }] }] };
  const ability = {
    can: (right: string) => rights.includes(right),
    rulesFor: (_: string, model: string) => [
      { conditions: model === 'mail' ? narrow : { $and: [{ locale: { $in: ['nl'] } }] } },
    ],
  };
  return restrictQuery(query, listReadable(strapi as Core.Strapi, ability, 'lead'));
}

test.each([
  ['name:ASC', 'name:ASC'],
  ['name:ASC,assignee.email:DESC', 'name:ASC'],
  ['assignee.email', undefined],
  ['owner.name', 'owner.name'],
  ['owner.version:ASC', undefined],
  ['owner.leads.owner.version:ASC', undefined],
  ['createdBy.firstname', 'createdBy.firstname'],
  ['createdBy.email', undefined],
  ['createdAt:DESC', 'createdAt:DESC'],
  ['visit.day', 'visit.day'],
  ['visit.host', undefined],
  ['visit.owner.name', 'visit.owner.name'],
  ['visit.owner.version', undefined],
  ['unknown', undefined],
  [['name', 'assignee'], ['name']],
  [{ name: 'asc', owner: { version: 'desc' } }, { name: 'asc' }],
  [{ assignee: { email: 'asc' } }, undefined],
  [[{ owner: { version: 'asc' } }, 'name'], ['name']],
  [{ 0: 'name', 1: 'read' }, { 0: 'name' }],
])('CMS-3 of the order %j is left %j', (sort, left) => {
  expect(restrict({ sort })).toEqual({ ...(left === undefined ? {} : { sort: left }) });
});

test.each([
  [{ name: { $contains: 'a' } }, { name: { $contains: 'a' } }],
  [{ read: { $null: true } }, undefined],
  [{ owner: { version: { $gte: 1 } } }, undefined],
  [{ owner: { $not: { version: { $gte: 1 } } } }, undefined],
  [{ owner: { id: { $eq: 1 } } }, { owner: { id: { $eq: 1 } } }],
  [{ owner: { $null: true } }, { owner: { $null: true } }],
  [{ owner: 4 }, { owner: 4 }],
  [{ owner: { password: { $startsWith: '$2' } } }, undefined],
  [{ owner: { leads: { owner: { version: 1 } } } }, undefined],
  [{ assignee: { $null: true } }, undefined],
  [{ createdBy: { email: 'a' } }, undefined],
  [{ createdBy: { firstname: 'a' } }, { createdBy: { firstname: 'a' } }],
  [{ mail: { text: 'a' } }, undefined],
  [{ mail: { id: 1 } }, { mail: { id: 1 } }],
  [{ anything: { version: 1 } }, undefined],
  [{ visit: { host: 'a', day: 'b' } }, { visit: { day: 'b' } }],
  [{ 'owner.version': 1, owner_version: 1 }, undefined],
  [{ $or: [{ read: 1 }, { name: 'a' }] }, { $or: [{ name: 'a' }] }],
  [{ $or: [{ read: 1 }] }, undefined],
  [{ $and: { 0: { read: 1 }, 21: { name: 'a' } } }, { $and: { 21: { name: 'a' } } }],
])('CMS-3 of the filters %j are left %j', (filters, left) => {
  expect(restrict({ filters })).toEqual({ ...(left === undefined ? {} : { filters: left }) });
});

test.each([
  [['admin::users.read'], { createdBy: { email: 'a' } }],
  [[], undefined],
])('CMS-3 with the rights %j staff are filtered by %j', (rights, left) => {
  const filters = { createdBy: { email: 'a', token: 'b', password: 'c' } };
  expect(restrict({ filters }, rights)).toEqual({ ...(left ? { filters: left } : {}) });
});

test('CMS-3 a search looks into fields that may be read, numbers when it is one', () => {
  const contains = ($containsi: string, names: string[]) => ({
    filters: { $or: names.map((name) => ({ [name]: { $containsi } })) },
  });
  expect(restrict({ _q: 'a' })).toEqual(contains('a', ['id', 'name']));
  expect(restrict({ _q: '12' })).toEqual(contains('12', ['id', 'name', 'size']));
  const { filters } = contains('a', ['id', 'name']);
  const name = { $eq: 'b' };
  expect(restrict({ _q: 'a', filters: { name } })).toEqual({
    filters: { $and: [{ name }, filters] },
  });
});

const ownValues = ['id', 'name', 'size', 'code'];
test.each([
  ['*', ownValues],
  [['name', 'read'], ['name']],
  ['name,read', ['name']],
  ['read', ['id']],
])('CMS-3 of the fields %j are left %j', (fields, left) => {
  expect(restrict({ fields })).toEqual({ fields: left });
});

const owner = { fields: ['id', 'name'] };
test.each([
  ['owner', { owner: { ...owner, populate: {} } }],
  [
    'assignee,owner.leads',
    { owner: { ...owner, populate: { leads: { fields: ownValues, populate: {} } } } },
  ],
  [{ owner: true, assignee: true, visit: false }, { owner }],
  [{ owner: { fields: ['version', 'name'] } }, { owner: { fields: ['name'] } }],
  [{ owner: { filters: { version: 1 }, sort: 'version' } }, { owner }],
  [{ createdBy: true }, { createdBy: { fields: ['id', 'firstname'] } }],
  [{ cover: true }, { cover: { fields: ['id', 'name'] } }],
  [
    { visit: { populate: '*' } },
    { visit: { fields: ['day'], populate: { owner: { ...owner, populate: {} } } } },
  ],
  [{ blocks: true }, { blocks: { on: { visit: { fields: ['day', 'host'] } } } }],
  [{ anything: true }, {}],
])('CMS-3 of what is populated, %j, is left %j', (populate, left) => {
  expect(restrict({ populate })).toEqual({ populate: left });
});

test('CMS-3 everything that may be read is populated by an asterisk', () => {
  const { populate } = restrict({ populate: '*' }) as { populate: object };
  expect(Object.keys(populate).sort()).toEqual([
    'blocks',
    'cover',
    'createdBy',
    'mail',
    'owner',
    'visit',
  ]);
});
