import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../table';
import { measureBehind, type Editor, type ReadPage } from './editor';
import type { Owners } from './owners';
import type { Disturbed } from './service';
import type { Tally } from './tally';

export interface Services {
  sites: readonly Disturbed[];
  cms: readonly Disturbed[];
  postgres: Disturbed;
  redis: Disturbed;
  caddy: Disturbed;
  mail: Disturbed;
}

export interface Drill {
  readSites: readonly ReadPage[];
  tally: Tally;
  editor: Editor;
  owners: Owners;
}

/** A disturbance of the cluster, which ends when everything is ready again. */
export interface Fault {
  name: string;
  /** True if one site process and one CMS process are always running with their dependencies. */
  isCovered: boolean;
  happen(): Promise<void>;
}

export interface Found {
  row: Row;
  failures: string[];
  problems: string[];
}

const outMs = 4000;
const frozenMs = 10_000;
/** Requests sent during an outage must be answered within this time. */
const pauseMs = 3000;
/** Lease of a killed sender's notices, the longest wait for their next attempt: claim-notices.ts. */
const noticeLeaseMs = 5000;
/** Allowed age of a page relative to its notice where renders are quick. */
const leastBehindMs = 5000;

/**
 * Maximum age of a page relative to its notice after an outage: the notice may wait for the
 * lease of a killed process, and the render with the change follows one that began before it.
 */
const mostBehind = (slowestMs: number): number =>
  Math.max(leastBehindMs, noticeLeaseMs + 2 * slowestMs);

/** Returns faults that kill, freeze and restart each service. */
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

/** Executes a fault and reports the results until everything has settled. */
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
      ...(behindMs > mostBehind(sum.slowestMs)
        ? [`a page was ${behindMs} ms behind its notice`]
        : []),
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
