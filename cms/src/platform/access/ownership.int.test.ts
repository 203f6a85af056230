import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { createOwnedListing, storeVisits } from '../../../test/build-owned';
import { buildEnvironment } from '../../../test/environment';
import { logIn } from '../../../test/log-in';
import { openOwner, type OpenOwner } from '../../../test/open-owner';
import { useCms } from '../../../test/use-cms';
import { OWNER } from '../../owners/accounts/owner-type';
import { agencyDay } from '../rules/agency-time';

const histories = {
  communications: 'api::communication.communication',
  onlineMedia: 'api::online-medium.online-medium',
  appearances: 'api::appearance.appearance',
} as const;

const now = new Date();
const month = agencyDay(now).slice(0, 7);

/** Returns everything an owner can query, for one listing and for all. */
const everything = `query ($session: String!, $listing: String!) {
  account: ownerAccount(session: $session) { email lastName }
  listings: ownedListings(session: $session, language: "nl") { reference title place card { id } }
  all: ownerStatistics(session: $session) { totals { total } days { visits } }
  figures: ownerFigures(session: $session) { reference last30 viewings { booked } }
  outcomes: ownerOutcomes(session: $session) { listings { reference total { views } feedback { text } } }
  statistics: ownerStatistics(session: $session, listing: $listing) { totals { total } similar { listings } }
  funnel: ownerFunnel(session: $session, listing: $listing) { steps { own } }
  documents: ownerDocuments(session: $session, listing: $listing) { name }
  calendar: ownerCalendar(session: $session, listing: $listing, month: "${month}") { days { visits } }
  ${Object.keys(histories)
    .map(
      (kind) => `${kind}: ownerHistory(session: $session, listing: $listing, kind: ${kind}) {
        total types states rows { contact subject comment source }
      }`,
    )
    .join('\n')}
}`;

/** Fields that depend only on the session, and fields that depend on a listing. */
const ofOwner = ['account', 'listings', 'all', 'figures', 'outcomes'];
const ofListing = ['statistics', 'funnel', 'documents', 'calendar', ...Object.keys(histories)];

interface Person extends OpenOwner {
  /** A word that appears in everything that belongs to this owner. */
  word: string;
  reference: string;
  visits: number;
}

let cms: TestCms;
let a: Person;
let b: Person;

beforeAll(async () => {
  cms = await useCms('empty');
  a = await openPerson('Azalea', '100', 7919);
  b = await openPerson('Begonia', '200', 6841);
});

afterAll(() => cms.stop());

async function openPerson(word: string, reference: string, visits: number): Promise<Person> {
  const email = `${word.toLowerCase()}@example.org`;
  const owner = await openOwner(cms, { email, lastName: word });
  const listing = await createOwnedListing(cms, reference, owner.documentId, {
    texts: [{ language: 'nl', title: word }],
  });
  const entry = {
    listing,
    date: now.toISOString(),
    type: word,
    contact: word,
    comment: word,
  };
  for (const uid of Object.values(histories)) {
    await cms.strapi.documents(uid).create({ data: { ...entry, state: word } });
  }
  await cms.strapi.documents('api::owner-note.owner-note').create({
    data: { listing, kind: 'feedback', text: word, shown: true },
  });
  await storeVisits(cms, reference, { [agencyDay(now)]: visits });
  return { ...owner, word, reference, visits };
}

async function ask(session: string, listing: string) {
  const { data, errors } = await cms.query(everything, { session, listing });
  expect(errors).toBeUndefined();
  const answers = data ?? {};
  const given = Object.keys(answers).filter((name) => answers[name] !== null);
  return { given, text: JSON.stringify(answers) };
}

describe('an owner who is logged in', () => {
  test('OWN-2 sees everything of an own listing', async () => {
    for (const own of [a, b]) {
      const { given, text } = await ask(own.session, own.reference);
      expect(given).toEqual([...ofOwner, ...ofListing]);
      for (const known of [own.word, own.reference, own.visits])
        expect(text).toContain(String(known));
    }
  });

  test('OWN-2 sees nothing of another’s, by whatever reference', async () => {
    const strange = ['', '0', 'nobody', '100 ', '%', '100,200', "100' or '1'='1", '\u0000', '٢٠٠'];
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const reference of [other.reference, other.documentId, ...strange]) {
        const { given, text } = await ask(own.session, reference);
        expect([reference, given]).toEqual([reference, ofOwner]);
        for (const foreign of [other.word, other.email, String(other.visits)]) {
          expect(text).not.toContain(foreign);
        }
      }
    }
  });

  test('OWN-2 cannot widen what is asked by a filter, a sort or a page', async () => {
    const document = `query ($session: String!, $filter: HistoryFilter, $sort: String, $page: Int) {
      ownerHistory(session: $session, listing: "100", kind: communications, filter: $filter,
        sort: $sort, page: $page, pageSize: 1000) { total types states rows { contact } }
    }`;
    for (const asked of [
      { filter: { text: b.word } },
      { filter: { type: b.word, state: b.word } },
      { filter: { text: "' or 1=1 --" } },
      { sort: 'listing:asc' },
      { sort: 'date:desc; select' },
      { page: 2 },
      { page: 2_000_000_000 },
    ]) {
      const { data, errors } = await cms.query(document, { session: a.session, ...asked });
      expect(JSON.stringify([data, errors])).not.toContain(`"${b.word}"`);
    }
  });

  test('OWN-1 OWN-2 ends and changes nothing of another', async () => {
    const document = `mutation ($session: String!) {
      changePassword(session: $session, current: "x", password: "a long new password 4711") { session }
    }`;
    expect((await cms.query(document, { session: a.session })).data).toEqual({
      changePassword: null,
    });
    const { session } = await openOwner(cms, { email: 'leaves@example.org' });
    await cms.query(`mutation ($session: String!) { logOutOwner(session: $session) }`, { session });
    expect((await ask(session, '100')).given).toEqual([]);
    for (const own of [a, b]) {
      expect((await ask(own.session, own.reference)).given).toContain('account');
    }
  });
});

describe('a session that is none', () => {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const sign = (header: object, claims: object, secret: string): string => {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const issue = (claims: object, options: object = {}): string => {
    const jwt = cms.strapi.plugin('users-permissions').service('jwt') as {
      issue(payload: object, options?: object): string;
    };
    return jwt.issue(claims, options);
  };
  const environment = buildEnvironment();
  const now = Math.floor(Date.now() / 1000);
  const claims = () => ({ id: a.id, version: 0, iat: now, exp: now + 600 });

  const made: [string, () => string | Promise<string>][] = [
    ['nothing', () => ''],
    ['no session', () => 'x'.repeat(5000)],
    ['signed by nobody', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
    [
      'signed with another secret',
      () => sign({ alg: 'HS256', typ: 'JWT' }, claims(), 'x'.repeat(32)),
    ],
    [
      'signed with the admin’s',
      () => sign({ alg: 'HS256' }, claims(), environment.ADMIN_JWT_SECRET ?? ''),
    ],
    [
      'one’s own with another’s id in it',
      () => {
        const [header, , signature] = b.session.split('.');
        return [header, encode(claims()), signature].join('.');
      },
    ],
    ['too old', () => issue({ id: a.id, version: 0 }, { expiresIn: -10 })],
    ['of an earlier version', () => issue({ id: a.id, version: -1 })],
    ['of a later version', () => issue({ id: a.id, version: 1 })],
    ['of no version', () => issue({ id: a.id })],
    ['of nobody', () => issue({ id: 999_999, version: 0 })],
    ['of a list of owners', () => issue({ id: [a.id], version: 0 })],
    ['of any owner', () => issue({ id: { $gt: 0 }, version: 0 })],
    ['the site’s token', () => environment.CMS_TOKEN ?? ''],
    [
      'of an administrator',
      () => logIn(cms.url, environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD),
    ],
    [
      'of an owner who is blocked',
      () => openOwner(cms, { blocked: true }).then(({ session }) => session),
    ],
    [
      'of an owner who is gone',
      async () => {
        const { documentId, session } = await openOwner(cms);
        await cms.strapi.documents(OWNER).delete({ documentId });
        return session;
      },
    ],
  ];

  test.each(made)('OWN-1 OWN-2 is answered nothing: %s', async (_, make) => {
    for (const listing of ['100', '200', 'nobody']) {
      const { given } = await ask(await make(), listing);
      expect(given).toEqual([]);
    }
  });
});
