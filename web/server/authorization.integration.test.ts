import type { ServerBuild } from '@remix-run/node';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOwnerPath } from './http/owner-path';
import { requestRoute, type Asking, type Outcome } from './testing/authorization/request-route';
import { makeDeadSessions } from './testing/authorization/dead-sessions';
import { openEditor, openPerson, type Person } from './testing/authorization/open-persons';
import { previews, routes, type RouteRow, type Who } from './testing/authorization/routes';
import { openLiveSite, type LiveSite } from './testing/open-live-site';

const callers = ['owner A', 'visitor', 'owner B', 'editor'] as const;
type Caller = (typeof callers)[number];

/**
 * Expected outcome per route and caller, in the order of `callers`; the listing belongs to owner A.
 */
const sees: Record<Who, readonly Outcome[]> = {
  everyone: ['shown', 'shown', 'shown', 'shown'],
  stranger: ['moved', 'shown', 'moved', 'shown'],
  editor: ['no: 401', 'no: 401', 'no: 401', 'shown'],
  link: ['no: 404', 'no: 404', 'no: 404', 'no: 404'],
  owner: ['shown', 'login', 'shown', 'login'],
  'its owner': ['shown', 'login', 'no: 404', 'login'],
};

const isPrivate = (who: Who): boolean => who !== 'everyone';

let site: LiveSite;
let a: Person;
let b: Person;
let cookies: Record<Caller, string>;
let parts: Record<string, string>;

beforeAll(async () => {
  site = await openLiveSite();
  [a, b] = [await openPerson(site, 'Azaleaweg'), await openPerson(site, 'Begoniaweg')];
  const editor = await openEditor(site.url);
  cookies = { 'owner A': a.cookie, visitor: '', 'owner B': b.cookie, editor };
  const find = async (path: string, link: RegExp) => {
    const found = link.exec((await site.get(path)).text)?.[1];
    if (found === undefined) throw new Error(`${path} has no link as it should`);
    return found;
  };
  // The first pages can be slow while the machine is still loading the seed.
  const isThere = async () => expect((await site.get('/nl/te-koop/')).status).toBe(200);
  await vi.waitFor(isThere, { timeout: 60_000, interval: 500 });
  parts = {
    ':own': a.reference,
    ':other': b.reference,
    ':public': await find('/nl/te-koop/', /href="\/nl\/te-koop\/[^/"]+\/[^/"]+\/(\d+)\/"/),
    ':article': await find('/nl/advies/', /href="(\/nl\/advies\/[^/"]+\/[^/"]+\/)"/),
  };
}, 240_000);

afterAll(() => site?.stop());

function fill(path: string): string {
  return path.replace(/:[a-z]+/g, (part) => parts[part] ?? part);
}

async function ask(caller: Caller, path: string, asking: Asking) {
  return requestRoute(site.url, path, { cookie: cookies[caller], asking });
}

function listLeaks(caller: Caller, path: string, text: string): string[] {
  const others = [a, b].filter((_, index) => caller !== `owner ${'AB'[index]}`);
  const secrets = others.flatMap((person) => person.secrets);
  return secrets.filter((secret) => !path.includes(secret) && text.includes(secret));
}

test('OWN-2 the table has every route of the site, with what each takes', async () => {
  const file = fileURLToPath(new URL('../build/server/index.js', import.meta.url));
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  const built = Object.values(build.routes).filter((route) => route?.id !== 'root');
  expect(Object.keys(routes).sort()).toEqual(built.map((route) => route?.id).sort());
  for (const route of built) {
    // A form posted to a layout's address is handled by the route inside it.
    if (built.some((other) => other?.parentId === route?.id)) continue;
    const takes = routes[route?.id ?? '']?.takes ?? null;
    expect([route?.id, takes !== null]).toEqual([route?.id, route?.module.action !== undefined]);
  }
});

test.each([...Object.entries(routes), ['previews', previews] as [string, RouteRow]])(
  'OWN-2 ROUTE-10 ROUTE-11 every caller sees what the table says of the route %s, and nothing of others',
  async (id, { paths, shows, takes }) => {
    for (const path of paths.map(fill)) {
      const only = `${path}${path.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(id)}`;
      const asked: [Asking, string][] = [
        ['document', path],
        ['data', path],
      ];
      // A script may request the data of one route without its parents, which then protect nothing.
      if (shows === 'owner' || shows === 'its owner') asked.push(['data', only]);
      for (const [asking, address] of asked) {
        for (const [index, caller] of callers.entries()) {
          const { outcome, headers, text } = await ask(caller, address, asking);
          const labels = [asking, address, caller];
          expect([...labels, toWord(outcome, shows)]).toEqual([...labels, sees[shows][index]]);
          expect([...labels, listLeaks(caller, address, text)]).toEqual([...labels, []]);
          if (!isPrivate(shows)) continue;
          expect([...labels, headers.get('cache-control')]).toEqual([...labels, 'no-store']);
          expect([...labels, headers.get('x-robots-tag')]).toEqual([...labels, 'noindex']);
          expect([...labels, headers.get('cdn-cache-control')]).toEqual([...labels, null]);
        }
      }
      await checkForm(path, takes);
    }
  },
  60_000,
);

/** A public address may redirect everybody. A wrong signed link must look like a missing page. */
function toWord(outcome: Outcome, shows: Who): Outcome {
  if ((shows === 'everyone' || shows === 'editor') && outcome === 'moved') return 'shown';
  return shows === 'link' && outcome === 'no: 401' ? 'no: 404' : outcome;
}

async function checkForm(path: string, takes: Who | null): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const caller of callers) {
    const { outcome, text } = await ask(caller, path, 'form');
    outcomes.push(outcome);
    expect([path, caller, listLeaks(caller, path, text)]).toEqual([path, caller, []]);
  }
  const isPortal = isOwnerPath(path);
  const refused = (caller: Caller): Outcome[] =>
    isPortal && !caller.startsWith('owner') ? ['no: 405', 'login'] : ['no: 405'];
  for (const [index, caller] of callers.entries()) {
    const labels = [path, caller, outcomes[index]];
    if (takes === null) expect(refused(caller), labels.join(' ')).toContain(outcomes[index]);
    else if (takes === 'owner' || takes === 'its owner') {
      expect(labels).toEqual([path, caller, ofLoggedIn[index]]);
    } else expect(labels).toEqual([path, caller, outcomes[0]]);
  }
}

/**
 * Invalid input is refused before any lookup, for every owner. Callers without a session
 * are sent to the login first.
 */
const ofLoggedIn: readonly Outcome[] = ['no: 422', 'login', 'no: 422', 'login'];

test('OWN-1 a form of another site is taken by no route', async () => {
  for (const { paths } of Object.values(routes)) {
    const settings = { cookie: a.cookie, asking: 'form', origin: 'https://evil.example' } as const;
    const { outcome } = await requestRoute(site.url, fill(paths[0] ?? ''), settings);
    expect([paths[0], outcome]).toEqual([paths[0], 'no: 403']);
  }
});

test('OWN-1 OWN-2 a session that is none leads to the login, and is taken away', async () => {
  const portal = Object.values(routes).filter(({ shows }) => /owner/.test(shows));
  const paths = portal.flatMap((row) => row.paths).filter((path) => path.startsWith('/en/'));
  const dead = await makeDeadSessions(site, a, b);
  for (const [what, cookie] of Object.entries(dead)) {
    for (const path of paths.map(fill)) {
      for (const asking of ['document', 'data'] as const) {
        const { outcome, headers, text } = await requestRoute(site.url, path, { cookie, asking });
        expect([what, path, listLeaks('visitor', path, text)]).toEqual([what, path, []]);
        // A file that the browser does not display is not an address to return to after the login.
        if (path.endsWith('.csv') && outcome === 'no: 404') continue;
        expect([what, path, asking, outcome]).toEqual([what, path, asking, 'login']);
        expect(headers.getSetCookie().join()).toMatch(/^site_session=; Max-Age=0;/);
      }
    }
  }
}, 120_000);

test('OWN-2 a public page is the same for an owner as for everybody', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', '/fr/contact/', '/sitemap-pages-1.xml']) {
    const [owner, visitor] = [
      await ask('owner A', path, 'document'),
      await ask('visitor', path, 'document'),
    ];
    expect([path, owner.text === visitor.text]).toEqual([path, true]);
  }
});
