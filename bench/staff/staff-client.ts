import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { logIn } from '../../cms/test/log-in';

/** Sends a request to the admin API as a member of staff. */
export type Ask = (path: string, body: object) => Promise<Response>;

/** Logs in at the first CMS; each request goes to a random one. */
export async function openStaff(
  urls: readonly string[],
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Readonly<Record<string, string>>,
): Promise<Ask> {
  const token = await logIn(urls[0] ?? '', ADMIN_EMAIL, ADMIN_PASSWORD);
  return (path, body) =>
    fetch(`${urls[Math.floor(Math.random() * urls.length)]}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
}

export async function writePages(ask: Ask, count: number): Promise<string[]> {
  const path = '/content-manager/collection-types/api::page.page?locale=nl';
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const answer = await ask(path, { key: `drill-${number}`, title: `Drill ${number}` });
    const { data } = (await answer.json()) as { data?: { documentId: string } };
    if (!data) throw new Error(`A page was not written: ${answer.status}`);
    ids.push(data.documentId);
  }
  return ids;
}

/** Schedules an action on a page at a whole minute. */
export async function plan(
  ask: Ask,
  page: string,
  act: 'publish' | 'unpublish',
  [day, time]: readonly [string, string],
): Promise<void> {
  const answer = await ask(`/agency/plans/api::page.page/${page}?locale=nl`, { act, day, time });
  if (!answer.ok) throw new Error(`An act was not planned: ${await answer.text()}`);
}

/**
 * Replies to a lead, repeating with the same key until it is accepted. Returns the number of
 * requests.
 */
export async function reply(ask: Ask, lead: string): Promise<number> {
  const body = { key: randomUUID(), subject: 'Your question', text: 'We call you tomorrow.' };
  for (let asked = 1; ; asked += 1) {
    const answer = await ask(`/agency/inbox/leads/${lead}/reply`, body).catch(() => null);
    if (answer?.ok) return asked;
    if (answer && answer.status < 500) throw new Error(`Refused: ${await answer.text()}`);
    await wait(200);
  }
}
