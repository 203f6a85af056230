import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '@agency/domain/languages';
import { findFormPath } from '../visitors/form-page';
import { makeRandom } from '../visitors/random';
import { countMails, queuedMails, readRows, type MailCount } from './count-mails';
import type { Killable } from './killable';
import { startServices, type Services } from './start-services';
import { submit, type Outcome, type Submission } from './visitor';

/** A listing of the seed for sale. */
const listing = '5204117';

export interface FaultSettings {
  folder: string;
  seed: string;
  submissions: number;
  concurrency: number;
  pauseMs: number;
  /** Each service is killed until the visits end, and at least this often. */
  kills: number;
  /** Approximate time between two kills of a service. */
  restMs: number;
  /** Seed of the random generator, for the same order of kills and pauses. */
  random: number;
  mailsWithinMs: number;
  onVisit?(done: number): void;
}

export interface FaultReport {
  submissions: number;
  thanked: number;
  broken: number;
  refused: number;
  bare: number;
  kills: { cms: number; site: number; mail: number };
  /** Confirmed submissions not stored exactly once, and unconfirmed ones stored twice. */
  miscounted: string[];
  /** Confirmed submissions without a mail to the agency or the visitor. */
  unmailed: string[];
  complaints: string[];
  mails: MailCount;
}

/**
 * Visitors send forms while the CMS, the site and the mail server are killed and restarted; then
 * counts every submission and mail.
 */
export async function runFaults(settings: FaultSettings): Promise<FaultReport> {
  const services = await startServices(settings.folder, settings.seed);
  try {
    return await visitAndKill(services, settings);
  } finally {
    await Promise.all([services.site.stop(), services.cms.stop(), services.mail.stop()]);
  }
}

async function visitAndKill(services: Services, settings: FaultSettings): Promise<FaultReport> {
  const { submissions, concurrency, pauseMs, random } = settings;
  const { url, cms, site, mail } = services;
  const visits = { areOver: false };
  const killing = Promise.all(
    [cms, site, mail].map((service, index) =>
      killNowAndThen(service, visits, settings, makeRandom(random + index)),
    ),
  );
  const pause = makeRandom(random + 100);
  const outcomes = new Map<string, Outcome>();
  let next = 0;
  const visit = async () => {
    while (next < submissions) {
      next += 1;
      const submission = buildSubmission(next, url);
      await wait(pause() * pauseMs);
      outcomes.set(submission.fields.email ?? '', await submit(submission));
      settings.onVisit?.(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  visits.areOver = true;
  await killing;
  await waitForMails(services, settings.mailsWithinMs);
  return describe(services, outcomes);
}

/** Lets a service run for some seconds, kills it, and restarts it within a second. */
async function killNowAndThen(
  service: Killable,
  visits: { areOver: boolean },
  { kills, restMs }: FaultSettings,
  random: () => number,
): Promise<void> {
  while (!visits.areOver || service.kills.length < kills) {
    // At least as long as its start: otherwise it would never be available on a busy machine.
    await wait(service.bootMs + restMs * (0.2 + random()));
    await service.kill();
    await wait(random() * 1000);
    await service.start();
  }
}

function buildSubmission(number: number, url: string): Submission {
  const language = languages[number % languages.length] ?? 'nl';
  const isOnListing = number % 3 === 0;
  return {
    url,
    language,
    path: findFormPath(isOnListing ? 'contact-me' : 'site-contact', language),
    ...(isOnListing ? { query: `?listing=${listing}` } : {}),
    way: number % 2 === 0 ? 'script' : 'question',
    address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    isDouble: number % 5 === 0,
    fields: {
      firstName: 'Robin',
      lastName: `Tester${number}`,
      email: `v${String(number).padStart(5, '0')}@visitor.example`,
      remark: `Number ${number}: é ü € ✓`,
      privacy: 'on',
    },
  };
}

async function waitForMails({ database }: Services, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  const query = "select count(*) as count from outbox_mails where state = 'waiting'";
  while (Date.now() < deadline) {
    if (readRows<{ count: number }>(database, query)[0]?.count === 0) return;
    await wait(500);
  }
}

function describe(services: Services, outcomes: ReadonlyMap<string, Outcome>): FaultReport {
  const { database, mailLog, cms, site, mail } = services;
  const all = [...outcomes];
  const sum = (of: (outcome: Outcome) => number) =>
    all.reduce((total, [, outcome]) => total + of(outcome), 0);
  const thanked = all.filter(([, { isThanked }]) => isThanked).map(([email]) => email);
  const leads = countBy(database, 'select email as name from leads');
  const toVisitors = countBy(database, 'select recipient as name from outbox_mails');
  const toAgency = countBy(database, 'select reply_to as name from outbox_mails');
  return {
    submissions: all.length,
    thanked: thanked.length,
    broken: sum(({ broken }) => broken),
    refused: sum(({ refused }) => refused),
    bare: sum(({ bare }) => bare),
    kills: { cms: cms.kills.length, site: site.kills.length, mail: mail.kills.length },
    miscounted: all.flatMap(([email, { isThanked }]) => {
      const count = leads.get(email) ?? 0;
      return count === 1 || (!isThanked && count === 0) ? [] : [`${email}: ${count} leads`];
    }),
    unmailed: thanked.filter((email) => toVisitors.get(email) !== 1 || toAgency.get(email) !== 1),
    complaints: all.flatMap(([email, { complaints }]) =>
      complaints.map((complaint) => `${email}: ${complaint}`),
    ),
    mails: countMails(readRows(database, queuedMails), mailLog, [...cms.kills, ...mail.kills]),
  };
}

function countBy(database: string, query: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of readRows<{ name: string | null }>(database, query)) {
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
