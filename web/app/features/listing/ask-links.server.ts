import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { LinkView } from '../../ui/link-view';
import type { DocumentsView } from './listing-detail-view';

/** What a visitor may ask about a listing; the contact page reads it from its address. */
type Subject =
  | 'visit'
  | 'information'
  | 'enquiry'
  | 'documents'
  | 'send-to-friend'
  | 'purchase-offer'
  | 'rent-application';

/** DETAIL-7: what may be asked about a listing, the most wanted first; nothing once it is gone. */
export function listAskLinks(
  { card }: ListingDetailFragment,
  context: LanguageContext,
): LinkView[] {
  const { t } = context;
  if (isGone(card)) return [];
  const ask = (subject: Subject, label: string): LinkView => {
    return { label, href: buildAskPath(context, card.id, subject) };
  };
  return [
    ask('visit', t('detail.actions.visit')),
    ask('information', t('detail.actions.information')),
    card.goal === 'sale'
      ? ask('purchase-offer', t('detail.actions.offer'))
      : ask('rent-application', t('detail.actions.apply')),
    ask('documents', t('detail.actions.documents')),
    ask('send-to-friend', t('detail.actions.sendToFriend')),
    ask('enquiry', t('detail.actions.enquiry')),
  ];
}

/** DETAIL-7, ERR-7: the papers of a listing, each with where to ask for it. */
export function buildDocuments(
  { card, documents }: ListingDetailFragment,
  context: LanguageContext,
): DocumentsView {
  const { t } = context;
  return {
    title: t('detail.documents'),
    rows: documents.map(({ id, name }) => ({
      id,
      name,
      ask: isGone(card)
        ? null
        : {
            label: t('detail.requestDocument', { name }),
            href: buildAskPath(context, card.id, 'documents', id),
          },
    })),
    emptyText: t('errors.noDocuments'),
  };
}

function isGone({ availability }: ListingDetailFragment['card']): boolean {
  return availability === 'sold' || availability === 'rented';
}

function buildAskPath(
  { table, language }: LanguageContext,
  listing: string,
  subject: Subject,
  document?: string,
): string {
  const query = new URLSearchParams({ listing, subject, ...(document && { document }) });
  return `${buildPath(table, language, 'contact')}?${query.toString()}`;
}
