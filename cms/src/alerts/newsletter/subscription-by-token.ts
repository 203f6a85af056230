import type { Core } from '@strapi/strapi';
import { isInTime } from '../../platform/mail-links/confirm-time';
import { readToken } from '../../platform/mail-links/mail-link';
import { findSubscription, SUBSCRIPTION, type StoredSubscription } from './stored-subscription';

/** The subscription that a link in a mail is about; null when the link is wrong or dead. */
export async function findSubscriptionByToken(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSubscription | null> {
  const documentId = readToken('stop-newsletter', token);
  const found = documentId === null ? null : await findSubscription(strapi, { documentId });
  if (found?.state === 'pending' && !isInTime(found.askedAt)) return null;
  return found;
}

/** FORM-10: an address that waits for it gets the newsletter from now on. Null as above. */
export async function confirmSubscription(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSubscription | null> {
  const found = await findSubscriptionByToken(strapi, token);
  if (found?.state !== 'pending') return found;
  return save(strapi, found, { state: 'active', confirmedAt: new Date() });
}

/** FORM-10: an address gets no newsletter any more. Null as above. */
export async function stopSubscription(
  strapi: Core.Strapi,
  token: string,
): Promise<StoredSubscription | null> {
  const found = await findSubscriptionByToken(strapi, token);
  if (found === null || found.state === 'stopped') return found;
  return save(strapi, found, { state: 'stopped', stoppedAt: new Date() });
}

async function save(
  strapi: Core.Strapi,
  { documentId }: StoredSubscription,
  data: object,
): Promise<StoredSubscription | null> {
  await strapi.documents(SUBSCRIPTION).update({ documentId, data: data as never });
  return findSubscription(strapi, { documentId });
}
