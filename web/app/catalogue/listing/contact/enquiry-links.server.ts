import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import { buildFormPath } from '../../../i18n/paths/build-path';
import { isClosed } from '@agency/domain/availability';
import type { FormKind } from '@agency/domain/path-words';
import type { LanguageContext } from '../../../i18n/language-context.server';
import type { LinkView } from '../../../ui/links/app-link';
import type { DocumentsView } from '../listing-detail-view';

/** Anchor of the enquiry form. */
export const enquiryId = 'enquiry';

/** Lists the other requests about a listing, most common first; empty once it is sold or rented. */
export function listEnquiryLinks(
  { card, documents }: ListingDetailFragment,
  context: LanguageContext,
): LinkView[] {
  const { t } = context;
  if (isClosed(card.availability)) return [];
  const ask = (kind: FormKind, label: string): LinkView => {
    return { label, href: buildFormPath(context, kind, { listing: card.id }) };
  };
  return [
    ask('contact-appointment', t('detail.actions.visit')),
    card.goal === 'sale'
      ? ask('purchase-offer', t('detail.actions.offer'))
      : ask('rent-application', t('detail.actions.apply')),
    ...(documents.length > 0 ? [ask('request-documents', t('detail.actions.documents'))] : []),
    ask('send-to-friend', t('detail.actions.sendToFriend')),
  ];
}

/** Lists a listing's documents, each with a link to request it. */
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
      ask: isClosed(card.availability)
        ? null
        : {
            label: t('detail.requestDocument', { name }),
            href: buildFormPath(context, 'request-documents', { listing: card.id, document: id }),
          },
    })),
    emptyText: t('errors.noDocuments'),
  };
}
