import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../table';
import { measureBehind, type Editor, type ReadPage } from './editor';
import type { Owners } from './owners';
import type { Disturbed } from './service';
import type { Tally } from './tally';

/** Everything that faults happen to. */
export interface Services {
  sites: readonly Disturbed[];
  cms: readonly Disturbed[];
  postgres: Disturbed;
  redis: Disturbed;
  caddy: Disturbed;
  mail: Disturbed;
}

export interface Drill {
  /** Each site process by itself. */
  readSites: readonly ReadPage[];
  tally: Tally;
  editor: Editor;
  owners: Owners;
}

/** Something that happens to the cluster, and that is over when everything is ready again. */
export interface Fault {
  name: string;
  /** Whether one site process and one CMS process live all the time, with all they need. */
  isCovered: boolean;
  happen(): Promise<void>;
}

export interface Found {
  row: Row;
  /** Who got no page. */
  failures: string[];
  problems: string[];
}

const outMs = 4000;
const frozenMs = 10_000;
/** What was asked for while it was away is answered in this time. */
const pauseMs = 3000;
/** A page is at most so much older than its notice once all are back. */
const mostBehindMs = 5000;

/** Each service killed, frozen and restarted, one after the other. */
export function listFaults({ cms, sites, postgres, redis, caddy, mail }: Services): Fault[] {
  const services = [...sites, ...cms, postgres, redis, caddy, mail];
  const uncovered = [postgres, caddy];
  return services.flatMap((service) => {
    const isCovered = !uncovered.includes(service);
    return [
      { name: `${service.name} killed`, isCovered, happen: () => kill(service) },
      { name: `${service.name} frozen`, isCovered, happen: () => freeze(service) },
      { name: `${service.name} restarted`, isCovered, happen: () => restart(service) },
    ];
  });
}

/** Lets it happen and says how everybody fared until all was settled again. */
export async function measureFault(fault: Fault, drill: Drill): Promise<Found> {
  const { readSites, tally, editor, owners } = drill;
  const from = Date.now();
  const lostBefore = owners.lost.length;
  const complaintsBefore = editor.complaints.length;
  await fault.happen();
  const back = Date.now();
  const behindMs = await measureBehind(readSites, editor.published, 30_000);
  await wait(pauseMs);
  const sum = tally.sum(from, Date.now());
  const lost = owners.lost.slice(lostBefore);
  const refusals = fault.isCovered ? sum.visitorsRefused : 0;
  return {
    row: {
      fault: fault.name,
      seconds: Math.round((back - from) / 1000),
      answers: sum.answers,
      refused: sum.refused,
      broken: sum.broken,
      wrong: sum.wrong.length,
      'visitors refused': sum.visitorsRefused,
      'slowest ms': sum.slowestMs,
      'behind ms': behindMs,
      'logins lost': lost.length,
    },
    failures: sum.failures,
    problems: [
      ...sum.wrong,
      ...lost,
      ...editor.complaints.slice(complaintsBefore),
      ...(behindMs > mostBehindMs ? [`a page was ${behindMs} ms behind its notice`] : []),
      ...(refusals > 0 ? [`${refusals} visitors refused while a site and a CMS lived`] : []),
    ].map((problem) => `${fault.name}: ${problem}`),
  };
}

async function kill(service: Disturbed): Promise<void> {
  await service.kill();
  await wait(outMs);
  await service.start();
}

async function freeze(service: Disturbed): Promise<void> {
  await service.freeze();
  await wait(frozenMs);
  await service.thaw();
  while (!(await service.isReady())) await wait(100);
}

export async function restart(service: Disturbed): Promise<void> {
  await service.stop();
  await service.start();
}
