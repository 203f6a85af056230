import type { Core } from '@strapi/strapi';
import { languages } from '@agency/domain/languages';
import { z } from 'zod';
import { findCardsIn } from '../../listings/search/find-cards';
import type { ListingCard } from '../../listings/search/listing-card';
import { buildMailContact, findListingContact } from '../../listings/mails/mail-contact';
import { buildListingBlock } from '../../listings/mails/mail-listing';
import { findAgency } from '../../platform/mail/agency';
import { isMailAddress, replyTo } from '../../platform/mail/clean-mail';
import { queueMail } from '../../platform/mail/queue-mail';
import { translateMail } from '../../platform/mail/mail-texts';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { addressSavedSearchMail } from '../saved-searches/saved-search-mails';
import type { StoredSavedSearch } from '../saved-searches/stored-saved-search';
import { listSearchesOf } from './list-matched-listings';
import { recordStaffMail } from './staff-mails';
import { refuse } from '../../platform/validation/refusal';

const search = z.string().regex(/^[a-z0-9]{24}$/);
const words = z.object({
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(5000),
});

const letter = z.object({
  /** Idempotency key created by the page: no address gets the mail twice. */
  key: z.uuid(),
  searches: z.array(search).min(1).max(500),
  /** By language; recipients in a language without a text get nothing. */
  texts: z.partialRecord(z.enum(languages), words),
});

/**
 * Writes a mail of staff about a listing to owners of matching saved searches, in their
 * language, with an unsubscribe link. Only searches that still match are mailed, and the list
 * shows it. Throws a ValidationError for invalid input.
 */
export async function mailMatch(
  strapi: Core.Strapi,
  { listing, staff }: { listing: string; staff: number },
  given: unknown,
): Promise<{ written: number }> {
  const { data } = letter.safeParse(given);
  if (!data) throw refuse('match.empty');
  return strapi.db.transaction(async ({ trx }) => {
    const fitting = await listSearchesOf(strapi, listing);
    const readers = fitting.filter(
      ({ documentId, language, email }) =>
        data.searches.includes(documentId) &&
        data.texts[language] !== undefined &&
        isMailAddress(email),
    );
    // Of several searches with the same address, the first.
    const byAddress = new Map(
      [...readers].reverse().map((reader) => [reader.email.toLowerCase(), reader]),
    );
    const row = (await strapi.db.query('api::listing.listing').findOne({
      where: { documentId: listing },
      select: ['id'],
    })) as { id: number } | null;
    for (const reader of byAddress.values()) {
      const cards = await findCardsIn(trx, row ? [row.id] : [], reader.language);
      await writeMail(strapi, reader, { ...data, card: row && cards.get(row.id) });
      if (row) await recordStaffMail(trx, { search: reader, listing: row.id, staff });
    }
    return { written: byAddress.size };
  });
}

async function writeMail(
  strapi: Core.Strapi,
  search: StoredSavedSearch,
  { key, texts, card }: z.infer<typeof letter> & { card: ListingCard | null | undefined },
): Promise<void> {
  const { documentId, language } = search;
  const text = texts[language];
  if (!text) return;
  const translate = translateMail(language);
  const stop = makeMailLink(language, 'stop-demand', documentId);
  await queueMail(strapi, {
    ...addressSavedSearchMail(search),
    key: `match:${documentId}:${key}`,
    kind: 'demand-match',
    ...replyTo((await findAgency(strapi, language)).email),
    content: {
      subject: text.subject,
      title: text.subject,
      blocks: [
        { type: 'paragraph', text: text.text },
        ...buildListingBlock(card ?? null, language),
        ...buildMailContact(await findListingContact(strapi, card?.id), language),
        {
          type: 'note',
          text: translate('savedSearch.alert.stopWhy'),
          link: { label: translate('savedSearch.alert.stop'), href: stop },
        },
      ],
    },
  });
}
