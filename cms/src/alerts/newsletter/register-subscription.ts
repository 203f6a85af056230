import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Knex } from 'knex';
import type { Language } from '@agency/domain/languages';
import { createDocumentId } from '../../platform/database/document-columns';
import { queueMail } from '../../platform/mail/queue-mail';
import { findSubscription, SUBSCRIPTION, type StoredSubscription } from './stored-subscription';
import {
  makeMailLink,
  repeatAfterMs,
  buildUnsubscribeHeaders,
} from '../../platform/mail-links/mail-link';
import { translateMail } from '../../platform/mail/mail-texts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';

export interface SubscriptionRequest {
  email: string;
  name?: string | null;
  language: Language;
}

/**
 * Stores an address until it is confirmed by mail; an active subscriber gets a mail that says
 * so. Mails the same address at most every five minutes. Joins the current transaction.
 */
export async function registerSubscription(
  strapi: Core.Strapi,
  { email, name, language }: SubscriptionRequest,
): Promise<void> {
  const address = email.trim().toLowerCase();
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const now = new Date();
    await addOnce(trx, { email: address, name: name?.trim().slice(0, 200) || null, language }, now);
    const known = await findSubscription(strapi, { email: address });
    if (!known || !(await isTurn(trx, known, now))) return;
    const subscription = known.state === 'stopped' ? await reopen(strapi, known, language) : known;
    const build = subscription.state === 'active' ? buildKnownMail : buildConfirmMail;
    await queueMail(strapi, build({ ...subscription, askedAt: now }));
  });
}

/** A concurrent second request waits and finds the row of the first. */
async function addOnce(
  trx: Knex.Transaction,
  person: { email: string; name: string | null; language: Language },
  now: Date,
): Promise<void> {
  const columns = { document_id: createDocumentId(), created_at: now, updated_at: now };
  await trx('subscriptions')
    .insert({ ...columns, ...person, state: 'pending', published_at: now })
    .onConflict('email')
    .ignore();
}

/** Claims the mail, so that one of several concurrent requests sends it. */
async function isTurn(
  trx: Knex.Transaction,
  { id }: StoredSubscription,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - repeatAfterMs);
  const taken = await trx('subscriptions')
    .where({ id })
    .andWhere((row) => row.whereNull('asked_at').orWhere('asked_at', '<', before))
    .update({ asked_at: now });
  return taken > 0;
}

async function reopen(
  strapi: Core.Strapi,
  known: StoredSubscription,
  language: Language,
): Promise<StoredSubscription> {
  const data = { state: 'pending', stoppedAt: null, language };
  await documentsOf(strapi, SUBSCRIPTION).update({ documentId: known.documentId, data });
  return { ...known, state: 'pending', language };
}

function buildConfirmMail(subscription: StoredSubscription): OutgoingMail {
  return buildMail(subscription, 'confirm', 'confirm-newsletter');
}

function buildKnownMail(subscription: StoredSubscription): OutgoingMail {
  return buildMail(subscription, 'known', 'stop-newsletter');
}

function buildMail(
  { documentId, email, language, askedAt }: StoredSubscription,
  text: 'confirm' | 'known',
  action: 'confirm-newsletter' | 'stop-newsletter',
): OutgoingMail {
  const translate = translateMail(language);
  const href = makeMailLink(language, action, documentId);
  return {
    key: `${action}:${documentId}:${askedAt.getTime()}`,
    kind: action,
    language,
    recipient: email,
    headers: buildUnsubscribeHeaders(makeMailLink(language, 'stop-newsletter', documentId)),
    content: {
      subject: translate(`newsletter.${text}.subject`),
      title: translate(`newsletter.${text}.title`),
      blocks: [
        { type: 'paragraph', text: translate(`newsletter.${text}.text`) },
        { type: 'button', label: translate(`newsletter.${text}.button`), href },
        { type: 'note', text: translate(`newsletter.${text}.why`) },
      ],
    },
  };
}
