import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import { buildFormPath } from '../../../i18n/paths/build-path';
import { isClosed } from '@agency/domain/availability';
import type { FormKind } from '@agency/domain/path-words';
import type { LanguageContext } from '../../../i18n/language-context.server';
import type { LinkView } from '../../../ui/links/app-link';
import type { DocumentsView } from '../listing-detail-view';

/** The id of the enquiry form on the listing's page. */
export const enquiryId = 'enquiry';

/**
 * Lists the requests about a listing besides the enquiry on its page, the most frequent first;
 * empty once it is sold or rented.
 */
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

/** Lists the documents of a listing with links to request them. */
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
