import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect } from '../test';

const weekMs = 7 * 24 * 3600 * 1000;
const folder = new URL('../../test-results/mails/', import.meta.url);
const manager = '/content-manager/collection-types';
const users = `${manager}/plugin::users-permissions.user`;

test('OWN-9 the weekly report that was mailed ends with one press of the link in it', async ({
  page,
  administrator,
}, { retry }) => {
  test.setTimeout(300_000);
  const { email } = readAdmin().owner;
  // A try that failed has used up its weeks.
  const monday = findMonday(Date.now() + 2 * retry * weekMs);
  await setReport(administrator, email, true);
  const before = countReports(email);
  await sendReports(monday);
  await expect.poll(() => countReports(email)).toBe(before + 1);
  const mail = readReports(email).at(-1) ?? '';
  const [header = '', ...body] = mail.split('\r\n\r\n');
  const headers = header.replace(/\r\n[ \t]+/g, ' ');
  const link = /^List-Unsubscribe: <(.+)>$/m.exec(headers)?.[1] ?? '';
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(decode(body.join('\r\n\r\n'))).toContain(link);

  await page.goto(link);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(1);
  await expectUncoveredAndPress(buttons);
  await expect(buttons).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /\/account\/$/);

  await sendReports(new Date(monday.getTime() + weekMs));
  expect(await countQueued(administrator, email)).toBe(before + 1);
  await setReport(administrator, email, true);
});

/** The first Monday after a moment, an hour after the reports are due. */
function findMonday(after: number): Date {
  const day = new Date(after);
  const days = (8 - day.getUTCDay()) % 7 || 7;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days, 8));
}

async function sendReports(at: Date): Promise<void> {
  const script = fileURLToPath(new URL('../send-reports.mjs', import.meta.url));
  // The start of a second process can meet a write of the first, which SQLite refuses at once.
  await expect(async () => {
    await promisify(execFile)(process.execPath, [script, at.toISOString()]);
  }).toPass({ timeout: 150_000 });
}

/** Returns the reports that were mailed to an address, in order. */
function readReports(email: string): string[] {
  const names = readdirSync(folder).filter((name) => name.includes(email));
  const mails = names.sort().map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return mails.filter((mail) => mail.includes('stop-owner-report'));
}

const countReports = (email: string): number => readReports(email).length;

/** A body as it is read, from quoted-printable. */
function decode(body: string): string {
  return body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

async function countQueued(page: Page, email: string): Promise<number> {
  const filters = `filters[$and][0][kind][$eq]=owner-report&filters[$and][1][recipient][$eq]=${email}`;
  const path = `${manager}/api::outbox-mail.outbox-mail?pageSize=100&${filters}`;
  return (await requestAdmin<{ results: object[] }>(page, 'GET', path)).results.length;
}

async function setReport(page: Page, email: string, weeklyReport: boolean): Promise<void> {
  const path = `${users}?filters[$and][0][email][$eq]=${email}`;
  const { results } = await requestAdmin<{ results: { documentId: string }[] }>(page, 'GET', path);
  await requestAdmin(page, 'PUT', `${users}/${results[0]?.documentId}`, { weeklyReport });
}
