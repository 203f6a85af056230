import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';
import { buildLead, createLead, sendLead } from '../../test/build-lead';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
  await run('CREATE TABLE parents (id integer PRIMARY KEY)');
  await run(
    'CREATE TABLE children (parent integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
  );
});

afterAll(() => cms.stop());

const run = (statement: string): Promise<unknown> => cms.strapi.db.connection.raw(statement);

/** Lets every COMMIT fail that follows an insert into `table`, until the test is over. */
async function failCommitsOf(table: string): Promise<() => Promise<void>> {
  const orphan = 'INSERT INTO children VALUES (1);';
  const drop = onPostgres ? `DROP TRIGGER fail_commit ON ${table}` : 'DROP TRIGGER fail_commit';
  if (onPostgres) {
    await run(
      `CREATE OR REPLACE FUNCTION add_orphan() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN ${orphan} RETURN NEW; END'`,
    );
    await run(
      `CREATE TRIGGER fail_commit AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION add_orphan()`,
    );
  } else {
    await run(`CREATE TRIGGER fail_commit AFTER INSERT ON ${table} BEGIN ${orphan} END`);
  }
  return async () => {
    await run(drop);
  };
}

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

test.each(['leads', 'outbox_mails'])(
  'OPS-1 a lead is not thanked for when the COMMIT after a row of %s fails, and can be sent again',
  async (table) => {
    const allow = await failCommitsOf(table);
    const lead = buildLead({ kind: 'sign-newsletter', email: `${table}@example.org` });
    const refused = await sendLead(cms, lead);
    await allow();
    expect(refused.errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await countLeads(String(lead.submissionId))).toBe(0);
    expect(await createLead(cms, lead)).toEqual(expect.any(String));
  },
);

test.runIf(process.platform === 'linux' && !onPostgres)(
  'OPS-1 OPS-2 on a full disk no lead is thanked for, and the CMS says that it is not ready',
  async () => {
    const readiness = async (): Promise<number> => (await fetch(`${cms.url}/readyz`)).status;
    expect(await readiness()).toBe(200);
    // Who hears this signal is told of a failed write, and not ended.
    const hear = (): void => undefined;
    process.on('SIGXFSZ', hear);
    onTestFinished(() => {
      limitFileSize('unlimited');
      process.off('SIGXFSZ', hear);
    });
    // Else the log is written from its beginning, where it holds space already.
    await run('PRAGMA wal_checkpoint(TRUNCATE)');
    limitFileSize(4096);

    const leads = Array.from({ length: 8 }, () => buildLead());
    const answers = await Promise.all(leads.map((lead) => sendLead(cms, lead)));
    expect(await readiness()).toBe(503);
    limitFileSize('unlimited');

    expect(answers.map(({ data }) => data?.createLead ?? null)).toEqual(leads.map(() => null));
    for (const lead of leads) {
      expect(await countLeads(String(lead.submissionId))).toBe(0);
      await createLead(cms, lead);
    }
    expect(await readiness()).toBe(200);
  },
);

/** The size in bytes above which no file of this process grows, as on a full disk. */
function limitFileSize(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`]);
}
