import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildLead, createLead, sendLead } from '../../../test/build-lead';
import { limitFileSize } from '../../../test/limit-file-size';
import { thankingWrites } from '../../../test/writes-that-thank';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
  const types = [await makeType()];
  const listing = { reference: '100', goal: 'sale', state: 'active', availability: 'available' };
  const data = { ...listing, zip: '1000', types };
  await cms.strapi.documents('api::listing.listing').create({ data });
  await run('CREATE TABLE parents (id integer PRIMARY KEY)');
  await run(
    'CREATE TABLE children (parent integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
  );
});

afterAll(() => cms.stop());

async function makeType(): Promise<number> {
  const data = { webId: '2', locale: 'nl', name: 'Flat', showOrder: 1, documentId: 'type2' };
  const types = cms.strapi.db.query('api::property-type.property-type');
  return ((await types.create({ data })) as { id: number }).id;
}

const run = (statement: string): Promise<unknown> => cms.strapi.db.connection.raw(statement);

/** Makes every COMMIT after a write to `table` fail. Returns a function that undoes this. */
async function failCommitsOf(table: string): Promise<() => Promise<void>> {
  const orphan = 'INSERT INTO children VALUES (1);';
  if (onPostgres) {
    await run(
      `CREATE OR REPLACE FUNCTION add_orphan() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN ${orphan} RETURN NULL; END'`,
    );
    await run(
      `CREATE TRIGGER fail_commit AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION add_orphan()`,
    );
    return async () => {
      await run(`DROP TRIGGER fail_commit ON ${table}`);
    };
  }
  const events = ['INSERT', 'UPDATE', 'DELETE'];
  for (const event of events) {
    await run(`CREATE TRIGGER fail_${event} AFTER ${event} ON ${table} BEGIN ${orphan} END`);
  }
  return async () => {
    for (const event of events) await run(`DROP TRIGGER fail_${event}`);
  };
}

/** Returns the rows of a table; for mails only their keys, as earlier ones are being sent. */
const readRows = async (table: string): Promise<unknown> => {
  const columns = table === 'outbox_mails' ? 'id' : '*';
  return JSON.stringify(await cms.strapi.db.connection(table).select(columns).orderBy('id'));
};

async function countLeads(submissionId: string): Promise<number> {
  return cms.strapi.db.query('api::lead.lead').count({ where: { submissionId } });
}

test('OPS-1 a transaction whose COMMIT fails rejects, and runs nothing that waits for it', async () => {
  let committed = false;
  const failing = cms.strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => (committed = true));
    await trx('children').insert({ parent: 1 });
  });
  await expect(failing).rejects.toThrow(/foreign key/i);
  expect(committed).toBe(false);

  await cms.strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => (committed = true));
    await trx('parents').insert({ id: 7 });
  });
  expect(committed).toBe(true);
  expect(await cms.strapi.db.connection('children')).toEqual([]);
  expect(await cms.strapi.db.connection('parents')).toHaveLength(1);
});

test('OPS-1 a transaction that is opened by hand rejects on commit too', async () => {
  const trx = await cms.strapi.db.connection.transaction();
  await trx('children').insert({ parent: 1 });
  await expect(trx.commit()).rejects.toThrow(/foreign key/i);
  const rolledBack = await cms.strapi.db.connection.transaction();
  await rolledBack('parents').insert({ id: 8 });
  await rolledBack.rollback();
  expect(await cms.strapi.db.connection('parents').where({ id: 8 })).toEqual([]);
});

test.each(thankingWrites)(
  'OPS-1 nobody is told that $name is stored when its COMMIT fails, and it can be tried again',
  async ({ table, prepare }) => {
    const act = await prepare(cms);
    const before = await readRows(table);
    const allow = await failCommitsOf(table);
    const isPublished = await act().finally(allow);
    expect([isPublished, await readRows(table)]).toEqual([false, before]);
    expect(await act()).toBe(true);
    expect(await readRows(table)).not.toEqual(before);
  },
);

const canFillDisk = process.platform === 'linux' && !onPostgres;

test.runIf(canFillDisk).each(thankingWrites)(
  'OPS-1 on a full disk nobody is told that $name is stored',
  async ({ table, prepare }) => {
    const act = await prepare(cms);
    const before = await readRows(table);
    const allow = await fillDisk();
    const isPublished = await act().finally(allow);
    expect([isPublished, await readRows(table)]).toEqual([false, before]);
    expect(await act()).toBe(true);
  },
);

test.runIf(canFillDisk)(
  'OPS-1 OPS-2 of eight leads at once on a full disk none is thanked for, and the CMS is not ready',
  async () => {
    const readiness = async (): Promise<number> => (await fetch(`${cms.url}/readyz`)).status;
    expect(await readiness()).toBe(200);
    const allow = await fillDisk();
    const leads = Array.from({ length: 8 }, () => buildLead());
    const answers = await Promise.all(leads.map((lead) => sendLead(cms, lead)));
    expect(await readiness()).toBe(503);
    allow();

    expect(answers.map(({ data }) => data?.createLead ?? null)).toEqual(leads.map(() => null));
    for (const lead of leads) {
      expect(await countLeads(String(lead.submissionId))).toBe(0);
      await createLead(cms, lead);
    }
    expect(await readiness()).toBe(200);
  },
);

/**
 * Prevents files of this process from growing, like a full disk. Returns a function that undoes
 * this.
 */
async function fillDisk(): Promise<() => void> {
  // Otherwise the log is reused from its start, where it has space.
  await run('PRAGMA wal_checkpoint(TRUNCATE)');
  const allow = limitFileSize();
  onTestFinished(allow);
  return allow;
}
