import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { version } from '@agency/domain/version';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listDataVersions } from '../../src/platform/database/data-version';
import { makeMailLink } from '../../src/platform/mail-links/mail-link';
import { bootCms, type TestCms } from '../boot';
import { createDatabase, type ThrowAwayDatabase } from '../database';
import { logIn } from '../log-in';
import { openDatabase, type Database } from '../open-database';
import { openAdmin } from '../open-admin';
import { application, colleague, owner } from './fill-release';
import { loadDump, unpack } from './pack-release';
import { readRelease, type Contents } from './read-release';

const PAGE = 'api::page.page';
const server = process.env.TEST_DATABASE_URL;
const archive = server ? 'postgres.tar.gz' : 'sqlite.tar.gz';
const releases = readdirSync(__dirname).filter((name) =>
  existsSync(path.join(__dirname, name, archive)),
);
/**
 * Tables and columns (`table.column`) that later versions no longer have, with their
 * replacements.
 */
const carried: Record<string, string> = {};
/** Attributes that a start computes again, by the rules of its own version. */
const computed = ['lawMissing'];

describe.each(releases)('OPS-6: the data of release %s', (release) => {
  let folder: string;
  let given: ThrowAwayDatabase | null = null;
  let cms: TestCms;
  let columns: string[];
  let before: Contents;
  let after: Contents;

  beforeAll(async () => {
    folder = unpack(path.join(__dirname, release, archive));
    before = JSON.parse(readFileSync(path.join(folder, 'contents.json'), 'utf8')) as Contents;
    let environment = { DATABASE_FILENAME: path.join(folder, 'cms.sqlite') } as Record<
      string,
      string
    >;
    let template = environment.DATABASE_FILENAME;
    if (server) {
      vi.stubEnv('TEST_DATABASE_TEMPLATE', '');
      given = await createDatabase(folder);
      ({ environment, name: template } = given);
      await loadDump(environment.DATABASE_URL ?? '', folder);
    }
    const database = openDatabase(environment);
    columns = await listColumns(database);
    await database.destroy();
    vi.stubEnv('TEST_DATABASE_TEMPLATE', template);
    cms = await bootCms({ files: folder, environment: { CRON: 'false' } });
    after = await readRelease(cms);
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await cms.stop();
    await given?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is now of this version', async () => {
    const connection = cms.strapi.db.connection as Knex;
    const versions = (await listDataVersions(connection)).map((entry) => entry.version);
    expect(versions).toEqual(release === version ? [release] : [release, version]);
  });

  test('keeps every row with what belongs to it', () => {
    expect(Object.keys(before).length).toBeGreaterThan(30);
    for (const [uid, rows] of Object.entries(before)) {
      const ids = new Set(rows.map(({ id }) => id));
      const kept = after[uid]?.filter(({ id }) => ids.has(id));
      expect({ uid, rows: kept }).toMatchObject({ uid, rows: dropComputed(rows) });
    }
  });

  test('loses no table and no column that nothing carries', async () => {
    const kept = await listColumns(cms.strapi.db.connection as Database);
    expect(columns.filter((name) => !kept.includes(name) && !(name in carried))).toEqual([]);
  });

  test('is found by the site', async () => {
    const found = await cms.query<{ searchListings: object; pages: object[] }>(
      `{ searchListings(language: "en", filter: { goal: sale }, sort: priceAsc) {
           total items { id title price }
         }
         pages(locale: "en", sort: "key") { key title } }`,
    );
    expect(found.data).toMatchObject({
      searchListings: { total: 2 },
      pages: [
        { key: 'home' },
        { key: 'services' },
        { key: 'team', title: 'The people of Corbelle' },
      ],
    });
    const { url, formats } = before['plugin::upload.file']?.[0] as {
      url: string;
      formats: Record<string, { url: string }>;
    };
    for (const file of [url, ...Object.values(formats).map((format) => format.url)]) {
      expect((await fetch(cms.url + file)).status, file).toBe(200);
    }
  });

  test('lets its owner in, who sees the listing', async () => {
    const { data } = await cms.query<{ logInOwner: { session: string; language: string } }>(
      `mutation ($email: String!, $password: String!) {
        logInOwner(identifier: $email, password: $password) { session language }
      }`,
      owner,
    );
    expect(data?.logInOwner.language).toBe('fr');
    const history = await cms.query(
      `query ($session: String!) {
        ownerHistory(session: $session, listing: "100", kind: communications) {
          total rows { subject }
        }
      }`,
      { session: data?.logInOwner.session },
    );
    expect(history).toMatchObject({
      data: { ownerHistory: { total: 1, rows: [{ subject: 'A first offer' }] } },
    });
  });

  test('lets its staff in, who see versions, drafts and the files of leads', async () => {
    const ask = await openAdmin(cms, colleague.email, colleague.password);
    const page = before[PAGE]?.find(({ key, locale }) => key === 'team' && locale === 'en');
    const address = `${PAGE}/${page?.documentId as string}`;
    const draft = await ask('GET', `/content-manager/collection-types/${address}?locale=en`);
    expect(draft.body.data?.title).toBe('The people of Corbelle, not yet published');
    const versions = await ask('GET', `/agency/versions/${address}?locale=en`);
    expect(versions.body).toMatchObject([
      { kind: 'saved', isCurrent: true },
      { kind: 'published', savedBy: 'Agency Editor' },
      { kind: 'published', savedBy: null },
    ]);

    const lead = before['api::lead.lead']?.find(({ kind }) => kind === 'job');
    const { cvFile } = lead?.job as { cvFile: string };
    const token = await logIn(cms.url, colleague.email, colleague.password);
    const file = await fetch(`${cms.url}/agency/lead-files/${cvFile}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(application);
  });

  test('keeps the links of its mails', async () => {
    const search = before['api::demand.demand']?.[0];
    const link = new URL(makeMailLink('nl', 'demand', String(search?.documentId)));
    const { data } = await cms.query(
      'query ($token: String!) { savedSearchByToken(token: $token) { email criteria { maxPrice zips } } }',
      { token: link.searchParams.get('t') },
    );
    expect(data?.savedSearchByToken).toMatchObject({
      criteria: { maxPrice: 400_000, zips: ['1000'] },
    });
  });
});

test('OPS-6: there is a release to start on', () => {
  expect(releases).not.toEqual([]);
});

function dropComputed(rows: Contents[string]): Contents[string] {
  const text = JSON.stringify(rows, (name, value: unknown) =>
    computed.includes(name) ? undefined : value,
  );
  return JSON.parse(text) as Contents[string];
}

async function listColumns(database: Database): Promise<string[]> {
  const names = server
    ? `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = current_schema()`
    : `select t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c
       where t.type = 'table'`;
  const answer = (await database.raw(names)) as { name: string }[] | { rows: { name: string }[] };
  return (Array.isArray(answer) ? answer : answer.rows).map(({ name }) => name);
}
