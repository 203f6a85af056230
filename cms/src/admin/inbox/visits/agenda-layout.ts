import type { Visit } from '../../../leads/agenda/agenda-responses';
import { agencyClock } from '../../../platform/rules/agency-time';

/** A time of day in minutes since midnight in Brussels. */
export interface Hours {
  from: number;
  until: number;
}

/** A moment, or several without visitors at the same hours. */
export interface Entry extends Hours {
  visits: readonly [Visit, ...Visit[]];
}

export interface PlacedEntry extends Entry {
  lane: number;
  lanes: number;
}

const usualHours: Hours = { from: 8 * 60, until: 20 * 60 };
const fullDay = 24 * 60;

/** Dragging and arrow keys move by as much. */
export const stepMinutes = 15;

/** Returns the day in Brussels and the hours of a moment; one that ends at midnight ends at 24:00. */
export function readHours({ start, end }: Pick<Visit, 'start' | 'end'>): Hours & { day: string } {
  const [day = '', time = ''] = agencyClock(new Date(start)).split(' ');
  const from = readMinutes(time);
  const length = (Date.parse(end) - Date.parse(start)) / 60_000;
  return { day, from, until: Math.min(from + length, fullDay) };
}

/** Returns the whole hours that a calendar shows: the usual ones and those of all moments. */
export function findShownHours(visits: readonly Visit[]): Hours {
  const hours = visits.map(readHours);
  const hour = 60;
  const from = Math.min(usualHours.from, ...hours.map((one) => one.from));
  const until = Math.max(usualHours.until, ...hours.map((one) => one.until));
  return { from: Math.floor(from / hour) * hour, until: Math.ceil(until / hour) * hour };
}

/**
 * Returns the entries of one column in order, those that overlap side by side. With `isGrouped`,
 * moments without visitors at the same hours are one entry.
 */
export function placeEntries(visits: readonly Visit[], isGrouped: boolean): PlacedEntry[] {
  const entries = listEntries(visits, isGrouped);
  const placed: PlacedEntry[] = [];
  let cluster: PlacedEntry[] = [];
  let clusterEnd = 0;
  for (const entry of entries) {
    if (entry.from >= clusterEnd) cluster = [];
    const taken = cluster.filter(({ until }) => until > entry.from).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    const next = { ...entry, lane, lanes: 1 };
    cluster.push(next);
    placed.push(next);
    clusterEnd = Math.max(...cluster.map(({ until }) => until));
    const lanes = Math.max(...cluster.map((one) => one.lane)) + 1;
    for (const one of cluster) one.lanes = lanes;
  }
  return placed;
}

function listEntries(visits: readonly Visit[], isGrouped: boolean): Entry[] {
  const entries = new Map<string, Entry>();
  for (const visit of visits) {
    const { from, until } = readHours(visit);
    const key = isGrouped && isEmpty(visit) ? `${from} ${until}` : visit.documentId;
    const known = entries.get(key);
    entries.set(key, { from, until, visits: known ? [...known.visits, visit] : [visit] });
  }
  return [...entries.values()].sort((one, other) => one.from - other.from);
}

export function isEmpty({ visitors }: Visit): boolean {
  return visitors.length === 0;
}

/** Returns the nearest step at which a moment of a length can begin within the shown hours. */
export function snapStart(minute: number, length: number, { from, until }: Hours): number {
  const last = Math.floor((until - length) / stepMinutes) * stepMinutes;
  return Math.max(from, Math.min(last, Math.round(minute / stepMinutes) * stepMinutes));
}

/** Returns a time such as `09:15`. */
export function writeTime(minute: number): string {
  const write = (part: number): string => String(part).padStart(2, '0');
  return `${write(Math.floor(minute / 60))}:${write(minute % 60)}`;
}

function readMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Returns the id of the colleague in whose column a moment is shown: the host, otherwise the
 * assignee of a visitor's lead; null without either.
 */
export function findColleague({ host, visitors }: Visit): number | null {
  return host?.id ?? visitors.find(({ assignee }) => assignee !== null)?.assignee ?? null;
}
