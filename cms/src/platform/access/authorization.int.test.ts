import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, type Right } from '../../../test/authorization/addresses';
import { callers, openCallers, type Caller } from '../../../test/authorization/callers';
import {
  listAddresses,
  readTable,
  writeRequest,
  type Address,
} from '../../../test/authorization/list-addresses';
import { listOperations, type Operation } from '../../../test/authorization/list-operations';
import { operations } from '../../../test/authorization/operations';
import { bootCms, strapisWay, type TestCms } from '../../../test/boot';

const mayUse: Record<Right, readonly Caller[]> = {
  everyone: callers,
  tokens: ['site', 'preview'],
  staff: ['editor', 'administrator'],
  administrator: ['administrator'],
  nobody: [],
};

/** Requests that would end the caller's own session or write project files. */
const notTried = /\/admin\/(logout|users\/me\/sessions)|(POST|PUT|DELETE) \/content-type-builder\//;

let cms: TestCms;
let credentials: Record<Caller, string | null>;

beforeAll(async () => {
  // Meaningless requests make Strapi log errors.
  cms = await bootCms({ environment: { LOG_LEVEL: 'silent' } });
  credentials = await openCallers(cms);
});

afterAll(() => cms.stop());

function bearer(caller: Caller): Record<string, string> {
  const credential = credentials[caller];
  return credential === null ? {} : { authorization: `Bearer ${credential}` };
}

async function isRefused(caller: Caller, address: Address): Promise<boolean> {
  const { method, path } = writeRequest(address);
  const { status, body } = await fetch(cms.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...bearer(caller) },
    body: method === 'GET' ? undefined : '{}',
    redirect: 'manual',
  });
  await body?.cancel();
  return status === 401 || status === 403;
}

async function ask(caller: Caller, document: string, address?: string) {
  return cms.query(document, {}, credentials[caller], address);
}

test('CMS-6 the table has every address of the CMS once, and none that is not there', () => {
  const lines = Object.values(addresses).flat();
  expect(new Set(lines).size).toBe(lines.length);
  const there = new Set(listAddresses(cms).map(({ method, path }) => `${method} ${path}`));
  expect([...readTable(addresses).keys()].sort()).toEqual([...there].sort());
});

test.each(callers)(
  'CMS-3 CMS-6 OWN-2 at every address of the CMS, what the table says happens to: %s',
  async (caller) => {
    const table = readTable(addresses);
    const wrong: string[] = [];
    for (const address of listAddresses(cms)) {
      const name = `${address.method} ${address.path}`;
      const right = table.get(name) ?? 'nobody';
      const isAllowed = mayUse[right].includes(caller);
      if (isAllowed && notTried.test(name)) continue;
      if ((await isRefused(caller, address)) === isAllowed) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

test('CMS-3 CMS-6 no type of content is open to who is not of the agency', async () => {
  const types = Object.values(cms.strapi.contentTypes);
  const strangers = callers.filter((caller) => !mayUse.staff.includes(caller));
  for (const { uid, kind } of types) {
    const path = `/content-manager/${kind === 'singleType' ? 'single' : 'collection'}-types/${uid}`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const refused = await Promise.all(
        strangers.map((caller) => isRefused(caller, { method, path })),
      );
      // A method that a path does not support is a 404 or 405 for everyone.
      const exists = kind === 'singleType' ? method !== 'POST' : /GET|POST/.test(method);
      if (exists)
        expect([method, path, refused]).toEqual([method, path, strangers.map(() => true)]);
    }
  }
});

test('CMS-6 the table has every operation of the schema once, and none that is not there', async () => {
  const names = (await listOperations(cms)).map(({ name }) => name);
  expect(Object.values(operations).flat().sort()).toEqual(names.sort());
});

test.each(['/graphql', strapisWay])(
  'CMS-6 operations at %s are answered to the holders of the site’s tokens alone',
  async (address) => {
    const wrong: string[] = [];
    for (const { name, write } of await listOperations(cms)) {
      await Promise.all(
        callers.map(async (caller) => {
          const { status, data, errors } = await ask(caller, write(), address);
          const codes = (errors ?? []).map(({ extensions }) => extensions?.code);
          const isAnswered = status !== 401 && !codes.includes('FORBIDDEN');
          if (!isAnswered && Object.values(data ?? {}).some((value) => value !== null)) {
            wrong.push(`${name} ${caller}: refused, but not without an answer`);
          }
          if (codes.includes('GRAPHQL_VALIDATION_FAILED')) wrong.push(`${name}: not asked`);
          if (isAnswered !== mayUse.tokens.includes(caller)) wrong.push(`${name} ${caller}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
  },
);

test('CMS-6 ROUTE-11 drafts are answered to the holder of the preview token alone', async () => {
  const withDrafts = (await listOperations(cms)).filter(({ asks }) => asks.includes('status'));
  expect(withDrafts.length).toBeGreaterThan(10);
  for (const { name, write } of withDrafts) {
    const document = write({ status: 'DRAFT' });
    const [site, preview] = [await ask('site', document), await ask('preview', document)];
    expect([name, site.errors?.[0]?.extensions?.code]).toEqual([name, 'FORBIDDEN']);
    expect([name, preview.errors]).toEqual([name, undefined]);
  }
});

test('CMS-6 OWN-2 what needs a link or a session asks for it, and says nothing without', async () => {
  const all = await listOperations(cms);
  for (const [asks, argument] of [
    ['link', 'token'],
    ['session', 'session'],
  ] as const) {
    const asking = all.filter((operation) => operation.asks.includes(argument));
    expect(asking.map(({ name }) => name).sort()).toEqual([...operations[asks]].sort());
    for (const operation of asking) expect(await readAnswer(operation)).toSatisfy(isNothing);
  }
});

/** Returns the site's response for an invented token or session. */
async function readAnswer({ name, write }: Operation): Promise<[string, unknown]> {
  const { data, errors } = await ask('site', write());
  const [value = null] = Object.values(data ?? {});
  return [name, errors?.[0]?.extensions?.code ?? value];
}

const changes = ['changePassword', 'changeOwnerPreferences', 'askOwnerEmail', 'askAgency'].map(
  (name) => `Mutation.${name}`,
);

function isNothing([name, answer]: [string, unknown]): boolean {
  if (name === 'Mutation.logOutOwner') return answer === true;
  if (changes.includes(name)) return answer === 'SESSION_OVER';
  return answer === null || answer === false || answer === 'BAD_USER_INPUT';
}
