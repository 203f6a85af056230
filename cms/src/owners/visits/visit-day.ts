import { addDays, mondayOf } from '@agency/domain/day';
import { agencyDay } from '../../platform/rules/agency-time';

const dayMs = 24 * 3600 * 1000;

/** How many days the graph of visits shows (OWN-4). */
export const GRAPH_DAYS = 30;

/** The first days, `YYYY-MM-DD` in Brussels, of what an owner is told about (OWN-3). */
export interface VisitPeriods {
  today: string;
  /** The Monday of this week. */
  week: string;
  /** The first of this month. */
  month: string;
  /** The first of the 30 days of the graph, today being the last. */
  graph: string;
}

/** The periods at a moment; days begin at midnight in Brussels, weeks on Monday (OWN-3). */
export function findPeriods(moment: Date): VisitPeriods {
  const today = agencyDay(moment);
  return {
    today,
    week: mondayOf(today),
    month: `${today.slice(0, 7)}-01`,
    graph: addDays(today, 1 - GRAPH_DAYS),
  };
}

/** Every day from the first to the last, both included. */
export function listDays(first: string, last: string): string[] {
  const count = Math.max(0, countDays(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** How many days of the calendar lie between two days. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
}
