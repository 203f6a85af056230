import type { Core } from '@strapi/strapi';
import { refuse } from '../validation/refusal';

const uid = 'admin::user';

/** Somebody who works here, by name alone. */
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

/** Who can be given a lead: everybody who can log in, by name alone. */
export async function listColleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { isActive: true },
    select: ['id', 'firstname', 'lastname', 'username'],
    orderBy: [{ firstname: 'asc' }, { lastname: 'asc' }],
  })) as ColleagueRow[];
  return rows.map((row) => ({ id: row.id, name: nameColleague(row) }));
}

/** The names of some of them, also of those who work here no more, by number. */
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

/** Throws a ValidationError for a number that is nobody's who can log in. */
export async function requireColleague(strapi: Core.Strapi, id: number): Promise<void> {
  const where = { id, isActive: true };
  if ((await strapi.db.query(uid).count({ where })) === 1) return;
  throw refuse('gone.colleague');
}

/** The name of somebody who works here; never an email address. */
export function nameColleague({ id, firstname, lastname, username }: ColleagueRow): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || `${id}`;
}
