import { setTimeout as wait } from 'node:timers/promises';
import { logIn } from '../../web/server/testing/admin-client';
import { openBrowser } from '../../web/server/testing/open-browser';
import { measureBehind, publishNumber } from '../cluster/editor';
import { buildSubmission } from '../cluster/load';
import { portal } from '../cluster/owners';
import { requestFrom } from '../cluster/request-from';
import { submit } from '../faults/visitor';
import type { Row } from '../table';
import { listMails } from './mails';
import type { Stack } from './stack';
import { households6, networks } from './visitors-network';

export interface Entry {
  url: string;
  adminUrl: string;
  env: Readonly<Record<string, string>>;
}

type Journey = (entry: Entry, stack: Stack) => Promise<string>;

/** External user actions; each returns a description of the result, or throws. */
const journeys: Record<string, Journey> = {
  async home({ url }) {
    const { status, text } = await openBrowser(url).get('/nl/');
    return need(status === 200 && text.includes('<h1'), `home: ${status}`, 'a home page');
  },

  async 'a list and a listing of it'({ url }) {
    const browser = openBrowser(url);
    const list = await browser.get('/nl/te-koop/');
    const path = /href="(\/nl\/te-koop\/[^"?#]+\/[^"?#]+\/)"/.exec(list.text)?.[1];
    const { status } = await browser.get(path ?? '/nl/no-listing/');
    return need(
      list.status === 200 && status === 200,
      `${list.status}, ${path}: ${status}`,
      `${path}`,
    );
  },

  async 'form to mail'({ url }) {
    const submission = buildSubmission(99_999, url, networks.senders);
    const sent = await submit(submission, (address, init) =>
      requestFrom(submission.address, address, init),
    );
    const to = submission.fields.email as string;
    const arrived = await within(120, async () =>
      (await listMails()).some((mail) => mail.To.some(({ Address }) => Address === to)),
    );
    return need(sent.isThanked && arrived, JSON.stringify(sent), 'thanked, and the mail arrived');
  },

  async 'login of an owner'({ url, env }) {
    const browser = openBrowser(url);
    const login = { identifier: env.OWNER_EMAIL as string, password: env.OWNER_PASSWORD as string };
    const { status, location } = await browser.post('/nl/login/', login);
    const opened = await browser.get(portal);
    return need(
      location === portal && opened.status === 200,
      `${status} ${location}`,
      'the portal',
    );
  },

  async 'login of staff'({ adminUrl, env }) {
    const login = { email: env.ADMIN_EMAIL as string, password: env.ADMIN_PASSWORD as string };
    await logIn(adminUrl, login);
    const { status } = await fetch(`${adminUrl}/admin`);
    return need(status === 200, `the admin: ${status}`, 'the admin');
  },

  async 'publishing, seen on both sites'({ adminUrl, env }, stack) {
    const login = { email: env.EDITOR_EMAIL as string, password: env.EDITOR_PASSWORD as string };
    const editor = await logIn(adminUrl, login);
    await publishNumber(editor, 0);
    const readers = stack.sites.map((site) => (path: string) => stack.readPage(site.name, path));
    const ms = await measureBehind(readers, 0, 30_000);
    return need(ms < 30_000, 'not seen within 30 s', `after ${(ms / 1000).toFixed(1)} s`);
  },

  'visitors over IPv4 told apart': ({ url }) =>
    tellApart(url, `${networks.senders}.250.1`, `${networks.senders}.251.1`),

  'visitors over IPv6 told apart': ({ url }) => tellApart(url, ...households6),

  async 'HTTP/3 offered and published'({ url }, stack) {
    const offer = (await fetch(url)).headers.get('Alt-Svc') ?? '';
    const ports = await stack.compose('port', '--protocol', 'udp', 'caddy', '443');
    return need(/h3=":443"/.test(offer) && /:443/.test(ports), `${offer} ${ports}`, ports.trim());
  },
};

/** Runs every journey and returns its duration; errors are in `problems`. */
export async function makeJourneys(
  entry: Entry,
  stack: Stack,
): Promise<{ rows: Row[]; problems: string[] }> {
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const [journey, go] of Object.entries(journeys)) {
    const started = Date.now();
    const seen = await go(entry, stack).catch((error: Error) => {
      problems.push(`${journey}: ${error.message}`);
      return `FAILED: ${error.message}`;
    });
    const row = { journey, seconds: (Date.now() - started) / 1000, seen };
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  return { rows, problems };
}

/** Posts from one address until it is refused; another network must not be. */
async function tellApart(url: string, first: string, second: string): Promise<string> {
  const post = async (from: string) => {
    const headers = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = 'email=nobody%40visitor.example';
    return (await requestFrom(from, `${url}/nl/contact/`, { method: 'POST', headers, body }))
      ?.status;
  };
  let posts = 0;
  for (let status; status !== 429; posts += 1) {
    if (posts === 200) throw new Error('200 posts were not refused');
    status = await post(first);
    if (status === undefined) throw new Error(`no answer to ${first}`);
  }
  const other = await post(second);
  return need(
    other !== 429,
    `refused after ${posts} posts of another`,
    `refused alone, after ${posts}`,
  );
}

function need(isFine: boolean, problem: string, seen: string): string {
  if (!isFine) throw new Error(problem);
  return seen;
}

export async function within(seconds: number, look: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await look().catch(() => false)) return true;
    await wait(500);
  }
  return false;
}
