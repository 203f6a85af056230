import type { Core } from '@strapi/strapi';
import type { Colleagues } from './answers';

const uid = 'admin::user';

export interface ColleagueRow {
  id: number;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
}

/** Who can be given a lead: everybody who can log in, by name alone. */
export async function listColleagues(strapi: Core.Strapi): Promise<Colleagues['colleagues']> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { isActive: true },
    select: ['id', 'firstname', 'lastname', 'username'],
    orderBy: [{ firstname: 'asc' }, { lastname: 'asc' }],
  })) as ColleagueRow[];
  return rows.map((row) => ({ id: row.id, name: nameColleague(row) }));
}

/** The name of somebody who works here; never an email address. */
export function nameColleague({ id, firstname, lastname, username }: ColleagueRow): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || `${id}`;
}
