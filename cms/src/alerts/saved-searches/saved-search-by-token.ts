import type { Core } from '@strapi/strapi';
import { isInTime } from '../../platform/mail-links/confirm-time';
import { readToken } from '../../platform/mail-links/mail-link';
import { buildCriteriaComponent, parseCriteria, parseRhythm } from './criteria';
import { SAVED_SEARCH, findSavedSearch, type StoredSavedSearch } from './stored-saved-search';

/** The saved search that a link in a mail is about; null when the link is wrong or dead. */
export async function findSavedSearchByToken(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSavedSearch | null> {
  const documentId = readToken('demand', token);
  const savedSearch = documentId === null ? null : await findSavedSearch(strapi, documentId);
  if (savedSearch?.state === 'pending' && !isInTime(savedSearch.askedAt)) return null;
  return savedSearch;
}

/** FORM-9: begins the mails of a saved search that waits for it; another stays as it is. Null as above. */
export async function confirmSavedSearch(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSavedSearch | null> {
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch?.state !== 'pending') return savedSearch;
  return save(strapi, savedSearch, { state: 'active', confirmedAt: new Date() });
}

/**
 * FORM-9: other criteria for a saved search; its mails begin, or begin again, with them. Null as above.
 * Throws BAD_USER_INPUT.
 */
export async function changeSavedSearch(
  strapi: Core.Strapi,
  { token, criteria, rhythm }: { token: string; criteria: unknown; rhythm: unknown },
): Promise<StoredSavedSearch | null> {
  const wanted = await parseCriteria(strapi, criteria);
  const every = parseRhythm(rhythm);
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch === null) return null;
  const begun = savedSearch.state === 'active' ? {} : { confirmedAt: new Date() };
  return save(strapi, savedSearch, {
    criteria: await buildCriteriaComponent(strapi, wanted),
    rhythm: every,
    state: 'active',
    stoppedAt: null,
    ...begun,
  });
}

/** FORM-9: ends the mails; the criteria stay, so that they can be taken up again. Null as above. */
export async function stopSavedSearch(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSavedSearch | null> {
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch === null || savedSearch.state === 'stopped') return savedSearch;
  return save(strapi, savedSearch, { state: 'stopped', stoppedAt: new Date() });
}

/** FORM-9: erases a saved search with what was found for it; false when there is none. */
export async function deleteSavedSearch(strapi: Core.Strapi, token: string): Promise<boolean> {
  const savedSearch = await findSavedSearchByToken(strapi, token);
  if (savedSearch === null) return false;
  await strapi.documents(SAVED_SEARCH).delete({ documentId: savedSearch.documentId });
  return true;
}

async function save(
  strapi: Core.Strapi,
  { documentId }: StoredSavedSearch,
  data: object,
): Promise<StoredSavedSearch | null> {
  await strapi.documents(SAVED_SEARCH).update({ documentId, data: data as never });
  return findSavedSearch(strapi, documentId);
}
