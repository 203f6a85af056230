import type { Core } from '@strapi/strapi';
import { isInTime } from '../../platform/mail-links/confirm-time';
import { readToken } from '../../platform/mail-links/mail-link';
import { buildCriteriaComponent, parseCriteria, parseRhythm } from './criteria';
import { DEMAND, findDemand, type StoredDemand } from './stored-demand';

/** The demand that a link in a mail is about; null when the link is wrong or dead. */
export async function findDemandByToken(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredDemand | null> {
  const documentId = readToken('demand', token);
  const demand = documentId === null ? null : await findDemand(strapi, documentId);
  if (demand?.state === 'pending' && !isInTime(demand.askedAt)) return null;
  return demand;
}

/** FORM-9: begins the mails of a demand that waits for it; another stays as it is. Null as above. */
export async function confirmDemand(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredDemand | null> {
  const demand = await findDemandByToken(strapi, token);
  if (demand?.state !== 'pending') return demand;
  return save(strapi, demand, { state: 'active', confirmedAt: new Date() });
}

/**
 * FORM-9: other wishes for a demand; its mails begin, or begin again, with them. Null as above.
 * Throws BAD_USER_INPUT.
 */
export async function changeDemand(
  strapi: Core.Strapi,
  { token, criteria, rhythm }: { token: string; criteria: unknown; rhythm: unknown },
): Promise<StoredDemand | null> {
  const wanted = await parseCriteria(strapi, criteria);
  const every = parseRhythm(rhythm);
  const demand = await findDemandByToken(strapi, token);
  if (demand === null) return null;
  const begun = demand.state === 'active' ? {} : { confirmedAt: new Date() };
  return save(strapi, demand, {
    criteria: await buildCriteriaComponent(strapi, wanted),
    rhythm: every,
    state: 'active',
    stoppedAt: null,
    ...begun,
  });
}

/** FORM-9: ends the mails; the wishes stay, so that they can be taken up again. Null as above. */
export async function stopDemand(strapi: Core.Strapi, token: string): Promise<StoredDemand | null> {
  const demand = await findDemandByToken(strapi, token);
  if (demand === null || demand.state === 'stopped') return demand;
  return save(strapi, demand, { state: 'stopped', stoppedAt: new Date() });
}

/** FORM-9: erases a demand with what was found for it; false when there is none. */
export async function deleteDemand(strapi: Core.Strapi, token: string): Promise<boolean> {
  const demand = await findDemandByToken(strapi, token);
  if (demand === null) return false;
  await strapi.documents(DEMAND).delete({ documentId: demand.documentId });
  return true;
}

async function save(
  strapi: Core.Strapi,
  { documentId }: StoredDemand,
  data: object,
): Promise<StoredDemand | null> {
  await strapi.documents(DEMAND).update({ documentId, data: data as never });
  return findDemand(strapi, documentId);
}
