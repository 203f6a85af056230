import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import type { UID } from '@strapi/strapi';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';

const owner = 'plugin::users-permissions.user';
const manager = '/content-manager/collection-types';

const secrets: Record<string, string[]> = {
  [owner]: [
    ...['password', 'resetPasswordToken', 'confirmationToken', 'sessionVersion', 'linkKind'],
    ...['linkExpiresAt', 'resetAskedAt', 'newEmailToken', 'newEmailUntil', 'reportedWeek'],
  ],
  'admin::user': [
    ...['password', 'resetPasswordToken', 'resetPasswordTokenExpiresAt', 'registrationToken'],
  ],
};
/** Fields that editors may not read either. */
const withheld: Record<string, string[]> = {
  [owner]: [...(secrets[owner] ?? []), 'provider', 'confirmed', 'role', 'newEmail'],
  'admin::user': [...(secrets['admin::user'] ?? []), 'email', 'isActive', 'blocked', 'roles'],
  'api::lead.lead': ['assignee', 'readAt'],
  'api::appointment-slot.appointment-slot': ['host'],
};

type Query = Record<string, unknown>;

interface Checker {
  can: { read(): boolean };
  sanitizedQuery: { read(query: Query): Promise<Query> };
}

interface Configuration {
  settings: { mainField: string; defaultSortBy: string };
  layouts: { list: string[] };
}

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let listingId: string;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
  const { id } = await cms.strapi.db.query(owner).findOne({});
  const secret = { resetPasswordToken: 'reset-token', sessionVersion: 3, linkKind: 'reset' };
  const data = { ...secret, newEmail: 'new@example.org' };
  await cms.strapi.db.query(owner).update({ where: { id }, data: data });
  const values = { reference: '5204117', goal: 'sale', sourceHash: 'imported', owner: id };
  const listings = cms.strapi.documents('api::listing.listing');
  listingId = (await listings.create({ data: values })).documentId;
  const note = { text: 'Seen twice', listing: { set: [{ documentId: listingId }] } };
  await asEditor('POST', `${manager}/api::owner-note.owner-note`, note);
});

afterAll(() => cms.stop());

const roles = ['strapi-super-admin', 'agency-editor'] as const;
const hidden = (role: string) => (role === 'agency-editor' ? withheld : secrets);

async function openCheckers(role: string): Promise<(model: string) => Checker> {
  const user = await cms.strapi.db
    .query('admin::user')
    .findOne({ where: { roles: { code: role } }, populate: ['roles'] });
  const { engine } = cms.strapi.service('admin::permission') as {
    engine: { generateUserAbility(user: object): Promise<unknown> };
  };
  const userAbility = await engine.generateUserAbility(user as object);
  const service = cms.strapi.plugin('content-manager').service('permission-checker') as {
    create(of: object): Checker;
  };
  return (model) => service.create({ userAbility, model });
}

/**
 * Lists every path of relations, components and media from a type to the fields, at most three
 * levels deep.
 */
function listPaths(model: string, fields: Record<string, string[]>, depth = 3): string[][] {
  const { attributes } = cms.strapi.getModel(model as UID.Schema) as {
    attributes: Record<string, { type: string; target?: string; component?: string }>;
  };
  const here = (fields[model] ?? []).map((field) => [field]);
  if (depth === 0) return here;
  const deeper = Object.entries(attributes).flatMap(([name, { type, target, component }]) => {
    const next = type === 'media' ? 'plugin::upload.file' : (target ?? component);
    if (!next) return [];
    return listPaths(next, fields, depth - 1).map((path) => [name, ...path]);
  });
  return [...here, ...deeper];
}

const nest = (path: string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => ({ [name]: inner }), value);

test.each(roles)('CMS-3 no path leads %s to a field that is withheld', async (role) => {
  const checkers = await openCheckers(role);
  let paths = 0;
  for (const model of Object.keys(cms.strapi.contentTypes)) {
    const checker = checkers(model);
    if (!checker.can.read() && !model.includes('::user')) continue;
    const found = listPaths(model, hidden(role));
    paths += found.length;
    const filters = { $or: found.map((path) => nest(path, { $notNull: true })) };
    const bare = await checker.sanitizedQuery.read({});
    const left = await checker.sanitizedQuery.read({ filters });
    expect([model, left.filters]).toEqual([model, bare.filters]);
    const order = found.flatMap((path) => [`${path.join('.')}:asc`, nest(path, 'desc')]);
    const { sort } = await checker.sanitizedQuery.read({ sort: order });
    expect([model, sort]).toEqual([model, undefined]);
    for (const path of listPaths(model, hidden(role), 2)) {
      const populate = nestPopulate(path);
      const query = await checker.sanitizedQuery.read({ populate });
      expect([model, path, isAsked(query, path)]).toEqual([model, path, false]);
    }
  }
  expect(paths).toBeGreaterThan(200);
});

/** Reports whether a query would read the field at the end of a path. */
function isAsked(query: Query, [name = '', ...rest]: string[]): boolean {
  const populate = query.populate as Record<string, Query | boolean> | undefined;
  const next = populate?.[name];
  if (next === undefined || next === false || rest.length === 0) return Boolean(next);
  const { fields, ...deeper } = next === true ? {} : next;
  if (rest.length > 1) return isAsked(deeper, rest);
  return fields === undefined || (fields as string[]).includes(rest[0] ?? '');
}

function nestPopulate([name = '', ...rest]: string[]): object {
  if (rest.length === 0) return { [name]: true };
  const [field = ''] = rest;
  return { [name]: rest.length === 1 ? { fields: [field] } : { populate: nestPopulate(rest) } };
}

test.each(roles)(
  'CMS-3 the columns of every list stay ordered and filtered for %s',
  async (role) => {
    const checkers = await openCheckers(role);
    const types = cms.strapi.plugin('content-manager').service('content-types') as {
      findConfiguration(type: object): Promise<Configuration>;
    };
    let columns = 0;
    for (const type of Object.values(cms.strapi.contentTypes)) {
      const checker = checkers(type.uid);
      const options = type.pluginOptions?.['content-manager'] as { visible?: boolean } | undefined;
      const isListed = type.kind === 'collectionType' && options?.visible !== false;
      if (!isListed || !checker.can.read()) continue;
      const { layouts, settings } = await types.findConfiguration(type);
      for (const column of [...layouts.list, settings.mainField, settings.defaultSortBy]) {
        const { type: kind = 'string', target } = (type.attributes[column] ?? {}) as {
          type?: string;
          target?: string;
        };
        if (['media', 'component', 'dynamiczone', 'json', 'blocks'].includes(kind)) continue;
        const main =
          target &&
          (await types.findConfiguration(cms.strapi.contentType(target as UID.ContentType)));
        const path = main ? [column, main.settings.mainField] : [column];
        const given = { filters: nest(path, { $notNull: true }), sort: `${path.join('.')}:asc` };
        const left = await checker.sanitizedQuery.read(given);
        const where = `${type.uid} ${path.join('.')}`;
        expect([where, left.sort]).toEqual([where, given.sort]);
        expect([where, JSON.stringify(left.filters)]).toEqual([
          where,
          expect.stringContaining(JSON.stringify(given.filters).slice(1, -1)),
        ]);
        columns += 1;
      }
    }
    expect(columns).toBeGreaterThan(80);
  },
);

test.each([
  'api::listing.listing?filters[owner][sessionVersion][$gte]=',
  'api::listing.listing?filters[owner][linkKind][$contains]=',
  'api::listing.listing?filters[$or][0][owner][newEmail][$contains]=',
  'api::listing.listing?filters[$not][owner][resetPasswordToken][$startsWith]=',
  'api::owner-note.owner-note?filters[listing][owner][sessionVersion][$gte]=',
  'api::owner-note.owner-note?filters[createdBy][email][$contains]=',
  'api::owner-note.owner-note?filters[updatedBy][roles][code][$contains]=',
  'plugin::users-permissions.user?filters[listings][owner][password][$startsWith]=',
])('CMS-3 an editor hears nothing by %s', async (query) => {
  const count = async (value: string): Promise<unknown> => {
    const { status, body } = await asEditor('GET', `${manager}/${query}${value}`);
    expect(status).toBe(200);
    return (body as { pagination: { total: number } }).pagination.total;
  };
  const all = await count('');
  for (const value of ['1', '99', 'reset', 'invitation', 'new@', 'agency', '$2', 'zzz']) {
    expect(await count(value)).toBe(all);
  }
});

test.each([
  ['new@example', 0],
  ['reset-token', 0],
  ['owner@corbelle', 1],
  ['demo', 1],
])('CMS-3 the search for %s among owners finds %i by what an editor reads', async (word, found) => {
  const { body } = await asEditor('GET', `${manager}/${owner}?_q=${encodeURIComponent(word)}`);
  expect(body).toMatchObject({ pagination: { total: found } });
});

test('CMS-3 no answer of the admin has what is withheld, beside a relation either', async () => {
  const relations = '/content-manager/relations';
  const paths = [
    `${manager}/api::listing.listing/${listingId}`,
    `${manager}/api::listing.listing?populate=*`,
    `${manager}/api::listing.listing?populate[owner]=true&fields=*`,
    `${manager}/${owner}`,
    `${manager}/api::owner-note.owner-note?populate[listing][populate]=*`,
    `${relations}/api::listing.listing/owner?fields=*`,
    `${relations}/api::listing.listing/owner?fields[0]=password&fields[1]=resetPasswordToken`,
    `${relations}/api::listing.listing/${listingId}/owner?fields=*`,
    `${relations}/api::owner-note.owner-note/listing?populate[owner]=true`,
    `${relations}/api::owner-note.owner-note/listing?populate[owner][fields]=*`,
    `${relations}/api::owner-note.owner-note/listing?populate=owner,createdBy.roles`,
    `${relations}/api::owner-note.owner-note/listing?populate[0]=owner`,
  ];
  for (const [ask, unseen] of [
    [
      asEditor,
      /"(password|resetPasswordToken|sessionVersion|linkKind|newEmail|isActive)"|reset-token|\$2[aby]\$/,
    ],
    [
      asAdministrator,
      /"(password|resetPasswordToken|sessionVersion|linkKind)"|reset-token|\$2[aby]\$/,
    ],
  ] as const) {
    for (const path of paths) {
      const { status, body } = await ask('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, JSON.stringify(body)]).toEqual([path, expect.not.stringMatching(unseen)]);
    }
  }
});

test('CMS-3 an editor still sees whose listing it is, and chooses another owner by name', async () => {
  const { body } = await asEditor('GET', `${manager}/api::listing.listing/${listingId}`);
  expect(body.data?.owner).toEqual({ count: 1 });
  const lists = await asEditor('GET', `${manager}/api::listing.listing`);
  const [listing] = lists.body.results as { owner: object }[];
  expect(listing?.owner).toMatchObject({ email: 'owner@corbelle.example', lastName: 'Demo' });
  const found = await asEditor(
    'GET',
    '/content-manager/relations/api::listing.listing/owner?_q=owner@&pageSize=10',
  );
  expect(found.body).toMatchObject({ results: [{ email: 'owner@corbelle.example' }] });
  const notes = await asEditor('GET', `${manager}/api::owner-note.owner-note`);
  expect(notes.body).toMatchObject({ results: [{ createdBy: { firstname: expect.any(String) } }] });
  expect(JSON.stringify(notes.body)).not.toContain('editor@corbelle.example');
});

test('CMS-3 administrators find colleagues by address, and not by what is secret', async () => {
  const find = async (query: string): Promise<number> =>
    (await asAdministrator('GET', `/admin/users?${query}`)).status;
  expect(await find('filters[email][$contains]=editor&sort=email')).toBe(200);
  for (const name of secrets['admin::user'] ?? []) {
    expect(await find(`sort=${name}`)).toBe(400);
    expect(await find(`filters[${name}][$null]=true`)).toBe(400);
  }
  const { body } = await asAdministrator('GET', '/admin/users?_q=editor@');
  expect(body.data).toMatchObject({ results: [{ email: 'editor@corbelle.example' }] });
});
