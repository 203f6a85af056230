import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import { readEnvironment } from '../../platform/process/env';
import type { Rotation } from '../../platform/staff/second-factor/rotate-factors';
import { openSecret, sealSecret } from './seal-secret';

const SECRETS = 'feed_secrets';

/** Secrets of feeds, encrypted. No content type: no API and no form reads this table. */
const table: Table = {
  uid: 'feed::secret',
  singularName: 'feed-secret',
  tableName: SECRETS,
  attributes: {
    id: id(),
    source: required('string'),
    name: required('string'),
    value: required('text'),
    changed_at: required('float'),
    /** Id of the member of staff; null if a program wrote it. */
    changed_by: optional('integer'),
  },
  indexes: [{ name: 'feed_secrets_uq', columns: ['source', 'name'], type: 'unique' }],
};

interface SecretRow {
  id: number;
  source: string;
  name: string;
  value: string;
  changed_at: number | string;
  changed_by: number | null;
}

interface StoredSecret {
  name: string;
  /** Null if no key opens it. */
  value: string | null;
  changedAt: Date;
  changedBy: number | null;
}

export function addSecretTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

export async function readStoredSecrets(connection: Knex, source: string): Promise<StoredSecret[]> {
  const rows = (await connection(SECRETS).where({ source })) as SecretRow[];
  const keys = listKeys();
  return rows.map(({ name, value, changed_at: at, changed_by: changedBy }) => ({
    name,
    value: openSecret(value, keys, { source, name }),
    changedAt: new Date(Number(at)),
    changedBy,
  }));
}

/** Stores secrets, encrypted. */
export async function writeSecrets(
  connection: Knex,
  source: string,
  secrets: Readonly<Record<string, string>>,
  changedBy: number | null,
): Promise<void> {
  const { ENCRYPTION_KEY } = readEnvironment();
  for (const [name, secret] of Object.entries(secrets)) {
    const place = { source, name };
    const value = sealSecret(secret, ENCRYPTION_KEY, place);
    const row = { ...place, value, changed_at: Date.now(), changed_by: changedBy };
    await connection(SECRETS).insert(row).onConflict(['source', 'name']).merge();
  }
}

/** Deletes the stored secrets of a source, except those named. */
export async function deleteSecrets(
  connection: Knex,
  source: string,
  kept: readonly string[] = [],
): Promise<void> {
  await connection(SECRETS).where({ source }).whereNotIn('name', kept).delete();
}

/** Encrypts all secrets under the new key, in one transaction. */
export async function rotateSecrets(
  connection: Knex,
  { from, to }: { from: string; to: string },
): Promise<Rotation> {
  const rotation: Rotation = { rotated: 0, current: 0, unreadable: [] };
  await connection.transaction(async (trx) => {
    const rows = (await trx(SECRETS).orderBy('id')) as SecretRow[];
    for (const { id: row, source, name, value } of rows) {
      const place = { source, name };
      if (openSecret(value, [to], place) !== null) {
        rotation.current += 1;
        continue;
      }
      const secret = openSecret(value, [from], place);
      if (secret === null) {
        rotation.unreadable.push(`${source} ${name}`);
        continue;
      }
      // Not if another one was written meanwhile.
      const changed = { value: sealSecret(secret, to, place) };
      await trx(SECRETS).where({ id: row, value }).update(changed);
      rotation.rotated += 1;
    }
  });
  return rotation;
}

function listKeys(): string[] {
  const { ENCRYPTION_KEY, ENCRYPTION_KEY_FORMER } = readEnvironment();
  return ENCRYPTION_KEY_FORMER ? [ENCRYPTION_KEY, ENCRYPTION_KEY_FORMER] : [ENCRYPTION_KEY];
}
