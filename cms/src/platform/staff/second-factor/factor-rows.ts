import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, optional, required, type Table } from '../../database/add-tables';

export const FACTORS = 'staff_second_factors';
const RECOVERY = 'staff_recovery_codes';

const pendingMs = 15 * 60_000;
const guesses = 5;
const firstWaitMs = 15 * 60_000;
const longestWaitMs = 24 * 3600_000;

/** Second factor of one person. Times are milliseconds since 1970; secrets are encrypted. */
export interface FactorRow {
  staff: number;
  secret: string | null;
  since: number | null;
  pending: string | null;
  pending_until: number;
  /** The last time step whose code was accepted: a code works once. */
  last_step: number;
  failures: number;
  locked_until: number;
  salt: string;
}

const tables: Table[] = [
  {
    uid: 'staff::second-factor',
    singularName: 'staff-second-factor',
    tableName: FACTORS,
    attributes: {
      id: id(),
      staff: required('integer'),
      secret: optional('text'),
      since: optional('float'),
      pending: optional('text'),
      pending_until: required('float'),
      last_step: required('float'),
      failures: required('integer'),
      locked_until: required('float'),
      salt: required('string'),
    },
    indexes: [{ name: 'staff_second_factors_staff_uq', columns: ['staff'], type: 'unique' }],
  },
  {
    uid: 'staff::recovery-code',
    singularName: 'staff-recovery-code',
    tableName: RECOVERY,
    attributes: { id: id(), staff: required('integer'), hash: required('string') },
    indexes: [{ name: 'staff_recovery_codes_uq', columns: ['staff', 'hash'], type: 'unique' }],
  },
];

export function addFactorTables(strapi: Core.Strapi): void {
  addTables(strapi, tables);
}

export async function findFactor(strapi: Core.Strapi, staff: number): Promise<FactorRow | null> {
  const row: unknown = await strapi.db.connection(FACTORS).where({ staff }).first();
  return (row as FactorRow | undefined) ?? null;
}

export async function hasFactor(strapi: Core.Strapi, staff: number): Promise<boolean> {
  return typeof (await findFactor(strapi, staff))?.since === 'number';
}

export async function hasAnyFactor(strapi: Core.Strapi): Promise<boolean> {
  const row: unknown = await strapi.db.connection(FACTORS).whereNotNull('since').first('id');
  return row !== undefined;
}

/**
 * Stores a secret that becomes valid when it is confirmed; the previous one is valid until then.
 */
export async function savePending(
  strapi: Core.Strapi,
  staff: number,
  pending: string,
): Promise<void> {
  const pending_until = Date.now() + pendingMs;
  const counts = { last_step: 0, failures: 0, locked_until: 0, salt: '' };
  await strapi.db
    .connection(FACTORS)
    .insert({ staff, pending, pending_until, ...counts })
    .onConflict('staff')
    .merge(['pending', 'pending_until']);
}

export interface RecoverySet {
  salt: string;
  hashes: readonly string[];
}

/**
 * Confirms the pending secret, with new recovery codes. Returns false if another request did so
 * first.
 */
export async function confirmPending(
  strapi: Core.Strapi,
  { staff, pending }: FactorRow,
  { step, salt, hashes }: RecoverySet & { step: number },
): Promise<boolean> {
  const fresh = { since: Date.now(), last_step: step, failures: 0, locked_until: 0, salt };
  return strapi.db.connection.transaction(async (trx) => {
    const own = trx(FACTORS).where({ staff, pending });
    const done = await own.update({ ...fresh, secret: pending, pending: null, pending_until: 0 });
    if (Number(done) === 1) await writeRecoveryCodes(trx, staff, hashes);
    return Number(done) === 1;
  });
}

export async function replaceRecoveryCodes(
  strapi: Core.Strapi,
  staff: number,
  { salt, hashes }: RecoverySet,
): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    await trx(FACTORS).where({ staff }).update({ salt });
    await writeRecoveryCodes(trx, staff, hashes);
  });
}

async function writeRecoveryCodes(
  trx: Knex.Transaction,
  staff: number,
  hashes: readonly string[],
): Promise<void> {
  await trx(RECOVERY).where({ staff }).delete();
  await trx(RECOVERY).insert(hashes.map((hash) => ({ staff, hash })));
}

export async function deleteFactor(strapi: Core.Strapi, staff: number): Promise<boolean> {
  return strapi.db.connection.transaction(async (trx) => {
    await trx(RECOVERY).where({ staff }).delete();
    const had = (await trx(FACTORS).where({ staff }).first('since')) as
      { since: number | null } | undefined;
    await trx(FACTORS).where({ staff }).delete();
    return typeof had?.since === 'number';
  });
}

/**
 * Counts a guess before it is checked, so that concurrent guesses count. Returns false during a
 * lockout: 15 minutes after five wrong codes in a row, doubled after each five more, at most a
 * day.
 */
export async function takeGuess(strapi: Core.Strapi, staff: number): Promise<boolean> {
  for (;;) {
    const row = await findFactor(strapi, staff);
    const now = Date.now();
    if (!row || row.locked_until > now) return false;
    const failures = row.failures + 1;
    const wait = Math.min(firstWaitMs * 2 ** (failures / guesses - 1), longestWaitMs);
    const isLast = failures % guesses === 0;
    const taken = await strapi.db
      .connection(FACTORS)
      .where({ staff, failures: row.failures, locked_until: row.locked_until })
      .update({ failures, locked_until: isLast ? now + wait : 0 });
    // Another guess was counted in the meantime: retry.
    if (Number(taken) === 0) continue;
    if (isLast)
      strapi.log.warn(`Second factor: ${failures} guesses in a row for account ${staff}.`);
    return true;
  }
}

/** Consumes the code of a time step; false if that step or a later one was used. */
export async function spendStep(
  strapi: Core.Strapi,
  staff: number,
  step: number,
): Promise<boolean> {
  const used = await strapi.db
    .connection(FACTORS)
    .where({ staff })
    .where('last_step', '<', step)
    .update({ last_step: step });
  return Number(used) === 1;
}

/** Consumes a recovery code; false if it is wrong or used. */
export async function spendRecoveryCode(
  strapi: Core.Strapi,
  staff: number,
  hash: string,
): Promise<boolean> {
  const used = await strapi.db.connection(RECOVERY).where({ staff, hash }).delete();
  return Number(used) === 1;
}

export async function countRecoveryCodes(strapi: Core.Strapi, staff: number): Promise<number> {
  const [row] = await strapi.db.connection(RECOVERY).where({ staff }).count({ count: '*' });
  return Number(row?.count ?? 0);
}

export async function clearGuesses(strapi: Core.Strapi, staff: number): Promise<void> {
  await strapi.db.connection(FACTORS).where({ staff }).update({ failures: 0, locked_until: 0 });
}
