import { findAgencyOffset } from '../../platform/rules/agency-time';

const EPOCH_OF_EMPTY_DATES = 1901;

/**
 * Parses a date of the snapshot to an ISO instant: `/Date(ms+zzzz)/`, `Y-m-d H:i:s` (Brussels
 * time), `Y-m-d` or ISO. Null if empty, 0 or before 1901; undefined if it is not a date.
 */
export function readDate(value: unknown): string | null | undefined {
  if (value === null || value === undefined || value === 0) return null;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '' || /^-+$/.test(text) || /^0\d{3}-\d{2}-\d{2}/.test(text)) return null;
  const instant = parseInstant(text);
  if (instant === null || Number.isNaN(instant)) return undefined;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return undefined;
  return date.getUTCFullYear() < EPOCH_OF_EMPTY_DATES ? null : date.toISOString();
}

function parseInstant(text: string): number | null {
  const wrapped = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text);
  if (wrapped) return Number(wrapped[1]);
  const local = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(
    text,
  );
  if (local) return parseLocal(local.slice(1).map((part) => Number(part ?? 0)));
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : null;
}

function parseLocal([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]) {
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(utc);
  const exists =
    back.getUTCMonth() === month - 1 && back.getUTCDate() === day && hour < 24 && minute < 60;
  return exists && second < 60 ? utc - offsetAt(utc) : null;
}

function offsetAt(wallClock: number): number {
  const first = findAgencyOffset(new Date(wallClock));
  return findAgencyOffset(new Date(wallClock - first));
}
