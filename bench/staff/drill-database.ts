import { randomUUID } from 'node:crypto';
import type { Database } from '../../cms/test/open-database';

const longAgo = new Date('2026-01-05T08:00:00Z');
/** A hash without a password, so that no login succeeds. */
const password = '$2a$10$mskqH6tkbjSRRJWJ0XW/c.8z6tQcPlwqKOgOCf0GKNNaZs26ShwFa';

export async function insertOwners(database: Database, count: number): Promise<void> {
  const dates = { created_at: longAgo, updated_at: longAgo };
  for (let number = 1; number <= count; number += 1) {
    const email = `owner${number}@owner.example`;
    const names = { first_name: 'Robin', last_name: `Owner ${number}`, language: 'nl' };
    const account = { username: email, email, provider: 'local', password, confirmed: true };
    const owner = { ...account, ...names, ...dates, blocked: false, weekly_report: true };
    const user_id = await insert(database, 'up_users', owner);
    const listing = { ...dates, reference: `drill-${number}`, goal: 'sale', state: 'active' };
    const listing_id = await insert(database, 'listings', listing);
    await database('listings_owner_lnk').insert({ listing_id, user_id });
  }
}

/** Inserts new leads of different people. Returns their document ids. */
export async function insertLeads(database: Database, count: number): Promise<string[]> {
  const dates = { created_at: longAgo, updated_at: longAgo };
  const rows = Array.from({ length: count }, (_, number) => ({
    document_id: randomUUID(),
    kind: 'site-contact',
    state: 'new',
    language: 'nl',
    submission_id: randomUUID(),
    newsletter: false,
    first_name: 'Robin',
    last_name: `Visitor ${number}`,
    email: `visitor${number}@visitor.example`,
    remark: `Number ${number}`,
    ...dates,
  }));
  for (const row of rows) await database('leads').insert(row);
  return rows.map(({ document_id }) => document_id);
}

/** Records each published page row that is written or deleted, in the same transaction. */
export async function watchPages(database: Database): Promise<void> {
  await database.schema.createTable('drill_pages', (table) => {
    table.string('document_id');
    table.string('act');
  });
  for (const [act, event, row] of [
    ['publish', 'INSERT', 'NEW'],
    ['unpublish', 'DELETE', 'OLD'],
  ]) {
    const insertion = `INSERT INTO drill_pages VALUES (${row}.document_id, '${act}');`;
    const when = `WHEN (${row}.published_at IS NOT NULL)`;
    if (database.client.config.client === 'pg') {
      await database.raw(`CREATE FUNCTION drill_${act}() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN ${insertion} RETURN NULL; END $$`);
      await database.raw(`CREATE TRIGGER drill_${act} AFTER ${event} ON pages
        FOR EACH ROW ${when} EXECUTE FUNCTION drill_${act}()`);
    } else {
      await database.raw(`CREATE TRIGGER drill_${act} AFTER ${event} ON pages
        ${when} BEGIN ${insertion} END`);
    }
  }
}

async function insert(database: Database, table: string, row: object): Promise<number> {
  const [written] = (await database(table)
    .insert({ document_id: randomUUID(), ...row })
    .returning('id')) as { id: number }[];
  return written?.id ?? 0;
}
