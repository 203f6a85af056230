import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { isExternal } from '@agency/domain/safe-address';
import { checkFreeText } from '../free-text/check-free-text';
import { isRelationEmpty } from '../free-text/is-relation-empty';
import { historyTables } from './history-kinds';
import { refuseField } from '../../platform/validation/refusal';

const uids = new Set(Object.values(historyTables).map(({ uid }) => uid));

const firstYear = 1990;
const dayMs = 24 * 3600 * 1000;
const mostDaysAhead = 366;

/**
 * Refuses history entries without a listing, with an implausible date, an invalid URL, or
 * contact details. Call it while registering.
 */
export function checkHistories(strapi: Core.Strapi): void {
  interceptDocuments(strapi, ({ uid, action, params }, next) => {
    if (!uids.has(uid)) return next();
    // A copy counts as written by staff: imports do not know it.
    if (action === 'clone') {
      params.data = { ...params.data, importSource: null, importId: null, sourceHash: null };
    } else if (params.data && ['create', 'update'].includes(action)) {
      checkEntry(params.data, action === 'create', new Date());
    }
    return next();
  });
}

function checkEntry(data: Record<string, unknown>, isNew: boolean, now: Date): void {
  const { listing, date, url } = data;
  if (isRelationEmpty(listing, isNew)) {
    throw refuseField('listing', 'owner.historyListing');
  }
  if (date !== undefined && date !== null && !isSane(date, now)) {
    throw refuseField('date', 'owner.historyDate', { first: firstYear });
  }
  if (typeof url === 'string' && url !== '' && !isExternal(url.trim())) {
    throw refuseField('url', 'owner.historyUrl');
  }
  for (const field of ['contact', 'subject', 'comment']) checkFreeText(field, data[field]);
}

function isSane(date: unknown, now: Date): boolean {
  const moment = new Date(date as string | number | Date);
  const latest = now.getTime() + mostDaysAhead * dayMs;
  return moment.getUTCFullYear() >= firstYear && moment.getTime() <= latest;
}
