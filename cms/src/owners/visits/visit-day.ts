import { addDays, mondayOf } from '@agency/domain/day';
import { agencyDay } from '../../platform/rules/agency-time';

const dayMs = 24 * 3600 * 1000;

export const GRAPH_DAYS = 30;

/** First days of the periods shown to owners, `YYYY-MM-DD` in Brussels. */
export interface VisitPeriods {
  today: string;
  week: string;
  month: string;
  /** First of the graph's 30 days; today is the last. */
  graph: string;
}

/** Returns the periods at a time; days begin at midnight in Brussels, weeks on Monday. */
export function findPeriods(moment: Date): VisitPeriods {
  const today = agencyDay(moment);
  return {
    today,
    week: mondayOf(today),
    month: `${today.slice(0, 7)}-01`,
    graph: addDays(today, 1 - GRAPH_DAYS),
  };
}

export function listDays(first: string, last: string): string[] {
  const count = Math.max(0, countDays(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
}
