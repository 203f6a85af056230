import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '@agency/domain/languages';
import { submit, type Outcome, type Submission } from '../faults/visitor';
import { findFormPath } from '../visitors/form-page';
import { makeRandom } from '../visitors/random';
import type { ask } from '../visitors/request';
import { requestFrom } from './request-from';
import type { Tally } from './tally';

const visitorConcurrency = 2;
const senderConcurrency = 2;
const restMs = 600;
/** Every seventh page of the sitemaps: some of them are cached, as on a normal site. */
const everyPage = 7;

/** Simulated visitors during faults. */
export interface Load {
  outcomes: ReadonlyMap<string, Outcome>;
  stop(): Promise<void>;
}

/** First halves of the network addresses of visitors and senders. */
export interface Networks {
  visitors: string;
  senders: string;
}

const loopback: Networks = { visitors: '127.1', senders: '127.2' };

/** Starts visitors who load pages of the sitemap with their files, and senders of forms. */
export async function startLoad(
  url: string,
  tally: Tally,
  networks: Networks = loopback,
): Promise<Load> {
  const state = { isOver: false, sent: 0 };
  const outcomes = new Map<string, Outcome>();
  const paths = await listPaths(url, `${networks.visitors}.0.1`);
  const random = makeRandom(1);
  const visit = async (worker: number) => {
    while (!state.isOver) {
      const path = paths[Math.floor(random() * paths.length)] as string;
      const from = `${networks.visitors}.${worker}.${1 + Math.floor(random() * 250)}`;
      const text = await read(url, path, from, tally);
      const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)];
      const file = files[Math.floor(random() * files.length)]?.[1];
      if (file !== undefined) await read(url, file, from, tally);
      await wait(restMs * random());
    }
  };
  const send = async () => {
    while (!state.isOver) {
      const submission = buildSubmission((state.sent += 1), url, networks.senders);
      outcomes.set(submission.fields.email as string, await submit(submission, recordBy(tally)));
      await wait(restMs * 4 * random());
    }
  };
  const work = Promise.all([
    ...Array.from({ length: visitorConcurrency }, (_, worker) => visit(worker)),
    ...Array.from({ length: senderConcurrency }, send),
  ]);
  return {
    outcomes,
    async stop() {
      state.isOver = true;
      await work;
    },
  };
}

async function read(url: string, path: string, from: string, tally: Tally): Promise<string> {
  const at = Date.now();
  const answer = await requestFrom(from, url + path);
  tally.record('visitor', at, path, answer);
  return answer?.status === 200 ? answer.text : '';
}

/** Sends requests from the sender's address. */
function recordBy(tally: Tally): typeof ask {
  return async (address, init) => {
    const at = Date.now();
    const from = (init?.headers as Record<string, string>)['X-Forwarded-For'] as string;
    const answer = await requestFrom(from, address, init);
    tally.record('sender', at, new URL(address).pathname, answer);
    return answer;
  };
}

async function listPaths(url: string, from: string): Promise<string[]> {
  const list = async (path: string) => {
    const answer = await requestFrom(from, url + path);
    const found = [...(answer?.text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
    return found.map(([, address]) => new URL(address as string).pathname);
  };
  const maps = await list('/sitemap.xml');
  const paths = (await Promise.all(maps.map(list))).flat();
  if (paths.length < 50) throw new Error(`The sitemaps name ${paths.length} pages`);
  return paths.filter((_, index) => index % everyPage === 0);
}

export function buildSubmission(number: number, url: string, network: string): Submission {
  const language = languages[number % languages.length] ?? 'nl';
  return {
    url,
    language,
    path: findFormPath('site-contact', language),
    way: number % 3 === 0 ? 'script' : 'question',
    address: `${network}.${(number >> 7) & 255}.${1 + (number & 127)}`,
    isDouble: number % 5 === 0,
    fields: {
      firstName: 'Robin',
      lastName: `Tester${number}`,
      privacy: 'on',
      email: `v${String(number).padStart(5, '0')}@visitor.example`,
      remark: `Number ${number}: é ü € ✓`,
    },
  };
}
