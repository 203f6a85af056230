import type { Core } from '@strapi/strapi';
import { refuse } from '../validation/refusal';

const uid = 'admin::user';

export interface Colleague {
  id: number;
  name: string;
}

export interface ColleagueRow {
  id: number;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
}

/** Lists the staff to whom a lead can be assigned: everyone who can log in, by name only. */
export async function listColleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { isActive: true },
    select: ['id', 'firstname', 'lastname', 'username'],
    orderBy: [{ firstname: 'asc' }, { lastname: 'asc' }],
  })) as ColleagueRow[];
  return rows.map((row) => ({ id: row.id, name: nameColleague(row) }));
}

/** Returns names of staff by id, former staff included. */
export async function nameColleagues(
  strapi: Core.Strapi,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { id: { $in: ids.filter((id) => id !== null) } },
    select: ['id', 'firstname', 'lastname', 'username'],
  })) as ColleagueRow[];
  return new Map(rows.map((row) => [row.id, nameColleague(row)]));
}

/** Throws a ValidationError if the id is not that of an active account. */
export async function requireColleague(strapi: Core.Strapi, id: number): Promise<void> {
  const where = { id, isActive: true };
  if ((await strapi.db.query(uid).count({ where })) === 1) return;
  throw refuse('gone.colleague');
}

/** Returns the name of a member of staff; never an email address. */
export function nameColleague({ id, firstname, lastname, username }: ColleagueRow): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || `${id}`;
}
