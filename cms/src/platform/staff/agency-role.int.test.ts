import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';

type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

const everything = 'read create update delete publish';
const content = 'read create update delete';
const handling = 'read update';

const rights: Record<string, string> = {
  page: everything,
  module: everything,
  article: everything,
  testimonial: everything,
  'landing-text': everything,
  agent: everything,
  office: everything,
  header: everything,
  footer: everything,
  'cookie-consent': everything,
  'article-category': content,
  'article-subcategory': content,
  project: 'read',
  city: content,
  'property-type': content,
  communication: content,
  'online-medium': content,
  appearance: content,
  'owner-note': content,
  'appointment-slot': content,
  user: 'read create update',
  listing: handling,
  'reply-template': content,
  lead: handling,
  demand: handling,
  subscription: handling,
  'demand-match': 'read',
  'outbox-mail': 'read',
  'visit-count': 'read',
  'import-run': 'read',
  'consent-version': 'read',
};

const nothing = 'zzzzzzzzzzzzzzzzzzzzzzzz';

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms.stop());

function listRequests(uid: string, kind: string): [Action, string, string, object?][] {
  const manager = '/content-manager';
  if (kind === 'singleType') {
    const single = `${manager}/single-types/${uid}`;
    return [
      ['read', 'GET', single],
      ['update', 'PUT', single, {}],
      ['delete', 'DELETE', single],
      ['publish', 'POST', `${single}/actions/publish`, {}],
      ['publish', 'POST', `${single}/actions/unpublish`, {}],
    ];
  }
  const many = `${manager}/collection-types/${uid}`;
  const documentIds = [nothing];
  return [
    ['read', 'GET', many],
    ['read', 'GET', `${many}/${nothing}`],
    ['create', 'POST', many, {}],
    ['create', 'POST', `${many}/clone/${nothing}`, {}],
    ['update', 'PUT', `${many}/${nothing}`, {}],
    ['delete', 'DELETE', `${many}/${nothing}`],
    ['delete', 'POST', `${many}/actions/bulkDelete`, { documentIds }],
    ['publish', 'POST', `${many}/${nothing}/actions/publish`, {}],
    ['publish', 'POST', `${many}/${nothing}/actions/unpublish`, {}],
    ['publish', 'POST', `${many}/actions/bulkPublish`, { documentIds }],
    ['publish', 'POST', `${many}/actions/bulkUnpublish`, { documentIds }],
  ];
}

test('CMS-3 the agency editor may do with each type what the table says, and no more', async () => {
  const types = Object.values(cms.strapi.contentTypes).filter(
    ({ uid }) => uid.startsWith('api::') || uid.startsWith('plugin::users-permissions.'),
  );
  expect(types.length).toBeGreaterThan(Object.keys(rights).length);
  for (const { uid, kind, modelName, options } of types) {
    const allowed = (rights[modelName] ?? '').split(' ');
    for (const [action, method, path, body] of listRequests(uid, kind)) {
      if (action === 'publish' && !options?.draftAndPublish) continue;
      const { status } = await asEditor(method, path, body);
      const isAllowed = allowed.includes(action);
      expect([method, path, isAllowed ? status !== 403 : status]).toEqual([
        method,
        path,
        isAllowed ? true : 403,
      ]);
    }
  }
});

test.each([
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/1'],
  ['PUT', '/admin/users/1'],
  ['DELETE', '/admin/users/1'],
  ['GET', '/admin/roles'],
  ['GET', '/admin/roles/1'],
  ['POST', '/admin/roles'],
  ['PUT', '/admin/roles/1'],
  ['PUT', '/admin/roles/1/permissions'],
  ['DELETE', '/admin/roles/1'],
  ['GET', '/admin/api-tokens'],
  ['POST', '/admin/api-tokens'],
  ['GET', '/admin/api-tokens/1'],
  ['POST', '/admin/api-tokens/1/regenerate'],
  ['GET', '/admin/webhooks'],
  ['POST', '/admin/webhooks'],
  ['GET', '/admin/transfer/tokens'],
  ['POST', '/admin/transfer/tokens'],
  ['PUT', '/admin/project-settings'],
  ['PUT', '/admin/providers/options'],
  ['GET', '/upload/settings'],
  ['PUT', '/upload/configuration'],
  ['PUT', '/upload/settings'],
  ['POST', '/i18n/locales'],
  ['PUT', '/i18n/locales/1'],
  ['DELETE', '/i18n/locales/1'],
  ['PUT', '/content-manager/content-types/api::page.page/configuration'],
  ['PUT', '/content-manager/components/seo.params/configuration'],
  ['GET', '/content-manager/collection-types/admin::user'],
  ['GET', '/content-manager/collection-types/admin::api-token'],
  ['GET', '/users-permissions/roles'],
  ['GET', '/users-permissions/advanced'],
  ['GET', '/users-permissions/email-templates'],
  ['GET', '/users-permissions/providers'],
  ['GET', '/users-permissions/permissions'],
  ['GET', '/users-permissions/routes'],
  ['GET', '/content-type-builder/content-types'],
  ['POST', '/content-type-builder/content-types'],
  ['GET', '/admin/homepage/key-statistics'],
  ['POST', '/email/test'],
])('CMS-3 the settings are closed to the agency editor: %s %s', async (method, path) => {
  const { status } = await asEditor(method, path, method === 'GET' ? undefined : {});
  expect(status).toSatisfy((code: number) => [401, 403, 404, 405].includes(code), String(status));
});

test.each(['/admin/users', '/admin/roles', '/admin/api-tokens', '/upload/settings'])(
  'CMS-3 the administrator opens %s',
  async (path) => {
    expect((await asAdministrator('GET', path)).status).toBe(200);
  },
);

test('EDIT-7 an editor changes of an imported listing what no import brings, and nothing else', async () => {
  const uid = 'api::listing.listing';
  const data = { reference: '5204117', goal: 'sale', price: 300_000, sourceHash: 'imported' };
  const documents = cms.strapi.documents(uid);
  const { documentId } = await documents.create({ data: data });
  const path = `/content-manager/collection-types/${uid}/${documentId}`;
  const owner = await cms.strapi.db.query('plugin::users-permissions.user').findOne({});
  const change = { price: 1, state: 'withdrawn', goal: 'rent', owner: { set: [{ id: owner.id }] } };
  expect((await asEditor('PUT', path, change)).status).toBe(200);
  const read = () => documents.findOne({ documentId, populate: ['owner'] });
  expect(await read()).toMatchObject({
    price: 300_000,
    state: 'active',
    goal: 'sale',
    owner: { id: owner.id },
  });
  expect((await asEditor('DELETE', path)).status).toBe(403);
  expect((await asEditor('POST', `/content-manager/collection-types/${uid}`, data)).status).toBe(
    403,
  );
  expect((await asAdministrator('PUT', path, { price: 1 })).status).toBe(200);
  expect(await read()).toMatchObject({ price: 1 });
});

test('CMS-3 the agency editor works with files, and cannot give rights to anyone', async () => {
  expect((await asEditor('GET', '/upload/files')).status).toBe(200);
  const path = '/admin/users/me/permissions';
  const { body } = await asEditor<{ data: { action: string }[] }>('GET', path);
  expect(body.data.filter(({ action }) => action.startsWith('admin::'))).toEqual([]);
  const change = await asEditor('PUT', '/admin/users/me', { roles: [1], isActive: true });
  expect(change.status).toBe(400);
});

test('CMS-3 an upload by address asks no host of this network', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'image/png' }).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hosts = ['127.0.0.1', '0.0.0.0', 'localhost', '[::ffff:127.0.0.1]'];
  const urls = hosts.map((host) => `http://${host}:${port}/front.png`);
  expect((await asEditor('POST', '/upload/actions/upload-from-urls', { urls })).status).toBe(200);
  server.close();
  expect(requests).toBe(0);
});

test('EDIT-7 an editor reads projects, which come with the import, and changes none', async () => {
  const uid = 'api::project.project';
  const data = { reference: 'P1', sourceHash: 'imported' };
  const { documentId } = await cms.strapi.documents(uid).create({ data: data });
  const path = `/content-manager/collection-types/${uid}/${documentId}`;
  expect((await asEditor('GET', path)).status).toBe(200);
  expect((await asEditor('PUT', path, { houseNumber: '1' })).status).toBe(403);
  expect((await asAdministrator('PUT', path, { houseNumber: '1' })).status).toBe(200);
});

test('CMS-3 a relation that editors may not read is refused, not a fault', async () => {
  const path = '/content-manager/relations/api::lead.lead/assignee';
  expect((await asEditor('GET', path)).status).toBe(403);
  expect((await asEditor('GET', `${path.replace('assignee', nothing)}/assignee`)).status).toBe(403);
  expect((await asAdministrator('GET', path)).status).toBe(200);
});

test('CMS-3 an editor does not sort or filter by what is withheld', async () => {
  const { create } = cms.strapi.db.query('plugin::users-permissions.user');
  for (const [name, version] of [
    ['anna', 2],
    ['bea', 1],
  ] as const) {
    const ids = { username: name, email: `${name}@example.org`, provider: 'local' };
    await create({ data: { ...ids, lastName: name, sessionVersion: version } });
  }
  const read = async (query: string): Promise<string[]> => {
    const path = '/content-manager/collection-types/plugin::users-permissions.user';
    const { body } = await asEditor('GET', `${path}?${query}`);
    const { results = [] } = body as { results?: { username: string }[] };
    return results.map(({ username }) => username).filter((name) => /^(anna|bea)$/.test(name));
  };
  expect(await read('sort=username:ASC')).toEqual(['anna', 'bea']);
  expect(await read('sort=username:DESC')).toEqual(['bea', 'anna']);
  expect(await read('sort=sessionVersion:ASC')).toEqual(await read('sort=sessionVersion:DESC'));
  expect(await read('filters[sessionVersion][$gt]=1&sort=username')).toEqual(
    await read('sort=username'),
  );
});

test('CMS-3 a login of an unknown address compares a password too', async () => {
  const auth = cms.strapi.service('admin::auth') as {
    checkCredentials(given: object): Promise<unknown[]>;
    validatePassword(): Promise<boolean>;
  };
  const compare = vi.spyOn(auth, 'validatePassword');
  const [, user] = await auth.checkCredentials({ email: 'nobody@example.org', password: 'x' });
  expect([user, compare.mock.calls.length]).toEqual([false, 1]);
  compare.mockRestore();
});

test('CMS-3 a new email of one’s own account takes the password', async () => {
  const { body } = await asEditor('GET', '/admin/users/me');
  const { email } = body.data as { email: string };
  const change = (data: object) => asEditor('PUT', '/admin/users/me', data);
  expect((await change({ email: 'thief@example.org' })).status).toBe(400);
  expect((await change({ email: 'thief@example.org', currentPassword: 'wrong' })).status).toBe(400);
  expect((await change({ email, firstname: 'Agency' })).status).toBe(200);
  const currentPassword = buildEnvironment().EDITOR_PASSWORD;
  expect((await change({ email: 'editor2@example.org', currentPassword })).status).toBe(200);
  expect((await change({ email, currentPassword })).status).toBe(200);
});

test('CMS-3 staff choose a new password by a mail of the outbox, which editors do not see', async () => {
  const { ADMIN_EMAIL } = buildEnvironment();
  const ask = (path: string, data: object): Promise<Response> =>
    fetch(`${cms.url}/admin/${path}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json' },
    });
  const mails = (): Promise<{ text: string; documentId: string }[]> =>
    cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .findMany({ where: { kind: 'staff-reset' } });
  for (const email of [ADMIN_EMAIL, 'nobody@example.org']) {
    expect((await ask('forgot-password', { email })).status).toBe(204);
  }
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 20_000);
  await cms.strapi.service('admin::auth').forgotPassword({ email: ADMIN_EMAIL });
  const [mail, second] = await mails();
  expect(second).toBeUndefined();
  const list = '/content-manager/collection-types/api::outbox-mail.outbox-mail';
  const seen = (await asEditor('GET', list)).body as { results: { kind: string }[] };
  expect(seen.results.filter(({ kind }) => kind === 'staff-reset')).toEqual([]);
  expect((await asEditor('GET', `${list}/${mail?.documentId}`)).status).toSatisfy(
    (status: number) => status === 403 || status === 404,
  );
  const resetPasswordToken = /code=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const exported = await asEditor('POST', '/agency/privacy/export', { address: ADMIN_EMAIL });
  expect(exported.body.mails).toMatchObject([{ kind: 'staff-reset' }]);
  expect(resetPasswordToken).not.toBe('');
  expect(JSON.stringify(exported.body)).not.toContain(resetPasswordToken);
  const staff = await cms.strapi.db.query('admin::user').findOne({ where: { email: ADMIN_EMAIL } });
  expect(staff.resetPasswordToken).not.toBe(resetPasswordToken);
  const password = 'Three-quiet-rooms-1';
  const hashed = { resetPasswordToken: staff.resetPasswordToken, password };
  expect((await ask('reset-password', hashed)).status).toBe(400);
  expect((await ask('reset-password', { resetPasswordToken, password })).status).toBe(200);
  expect((await ask('reset-password', { resetPasswordToken, password })).status).toBe(400);
});
