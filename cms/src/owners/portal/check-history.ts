import type { Core } from '@strapi/strapi';
import { fieldError } from '../../platform/validation/validation-error';
import { isExternal } from '../../platform/validation/safe-address';
import { historyTables } from './history-kinds';

const uids = new Set(Object.values(historyTables).map(({ uid }) => uid));

const firstYear = 1990;
const dayMs = 24 * 3600 * 1000;
const mostDaysAhead = 366;

interface Context {
  uid: string;
  action: string;
  params: { data?: Record<string, unknown> };
}

/**
 * Refuses, in words for editors, entries of the histories that an owner could make nothing of: without
 * a listing, at an impossible moment, or with an address that is none (OWN-5). Call it while
 * registering.
 */
export function checkHistories(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context as unknown as Context;
    if (!uids.has(uid)) return next();
    // A copy is written by hand: no import knows it.
    if (action === 'clone') params.data = { ...params.data, importId: null, sourceHash: null };
    else if (params.data && ['create', 'update'].includes(action)) {
      checkEntry(params.data, action === 'create', new Date());
    }
    return next();
  });
}

function checkEntry(data: Record<string, unknown>, isNew: boolean, now: Date): void {
  const { listing, date, url } = data;
  if (leavesNone(listing, isNew)) {
    throw fieldError('listing', 'Choose the listing this is about: its owner is to see it.');
  }
  if (date !== undefined && date !== null && !isSane(date, now)) {
    const range = `from ${firstYear} to a year from now`;
    throw fieldError('date', `Choose a moment ${range}.`);
  }
  if (typeof url === 'string' && url !== '' && !isExternal(url.trim())) {
    throw fieldError('url', 'Write a whole address that begins with https:// or http://.');
  }
}

/** Whether a relation is empty after this: the admin sends what to connect and to disconnect. */
function leavesNone(listing: unknown, isNew: boolean): boolean {
  if (listing === undefined) return isNew;
  if (typeof listing !== 'object' || listing === null) return !listing;
  if (Array.isArray(listing)) return listing.length === 0;
  const { connect, disconnect, set } = listing as Record<string, unknown[] | undefined>;
  if (set) return set.length === 0;
  if (connect && connect.length > 0) return false;
  return isNew ? connect !== undefined || disconnect !== undefined : (disconnect?.length ?? 0) > 0;
}

function isSane(date: unknown, now: Date): boolean {
  const moment = new Date(date as string | number | Date);
  const latest = now.getTime() + mostDaysAhead * dayMs;
  return moment.getUTCFullYear() >= firstYear && moment.getTime() <= latest;
}
