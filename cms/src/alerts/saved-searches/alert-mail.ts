import { savedSearchMark } from '@agency/domain/lead-source';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { buildMailListing } from '../../listings/mails/mail-listing';
import { translateMail, type TranslateMail } from '../../platform/mail/mail-texts';
import type {
  MailBlock,
  MailListing,
  MailPerson,
  OutgoingMail,
} from '../../platform/mail/outgoing-mail';
import type { ListingCard } from '../../listings/search/listing-card';
import { addressSavedSearchMail } from './saved-search-mails';
import type { StoredSavedSearch } from './stored-saved-search';

/** Maximum number of listings named in the preview text. */
const mostAhead = 3;
/** Number of listings with a picture; the others have one line each. */
const mostPictured = 10;

export interface AlertItem {
  card: ListingCard;
  /** True if its price was reduced. */
  isLower: boolean;
}

interface AlertFound {
  items: readonly AlertItem[];
  total: number;
  key: string;
  /** Contact of the listing, if there is only one. */
  contact?: MailPerson[];
}

/**
 * Builds one mail with the matches of a saved search. `items` are the listings shown, at least
 * one; `total` includes the others, which are on the page of the saved search. A single listing
 * has a cover and its contact.
 */
export function buildAlertMail(
  savedSearch: StoredSavedSearch,
  { items, total, key, contact = [] }: AlertFound,
): OutgoingMail {
  const { documentId, language } = savedSearch;
  const translate = translateMail(language);
  const [first] = items;
  const isOne = items.length === 1;
  const listings = items.map(({ card, isLower }) => {
    const plain = buildMailListing(card, language, isOne ? 'cover' : 'row');
    const listing = { ...plain, href: `${plain.href}#${savedSearchMark}` };
    const price = translate('savedSearch.alert.lowered', { price: listing.price });
    return isLower ? { ...listing, price } : listing;
  });
  const link = (action: 'demand' | 'stop-demand') => makeMailLink(language, action, documentId);
  const subject = translate('savedSearch.alert.subject', {
    title: first?.card.title ?? '',
    count: total,
  });
  return {
    ...addressSavedSearchMail(savedSearch),
    key,
    kind: 'demand-alert',
    content: {
      subject,
      title: translate('savedSearch.alert.title'),
      preheader: listings
        .slice(0, mostAhead)
        .map(({ price, place }) => `${place}: ${price}`)
        .join(' · '),
      blocks: [
        ...(isOne
          ? listings.map((listing) => ({ type: 'listing' as const, listing }))
          : [{ type: 'listings' as const, listings: listings.slice(0, mostPictured) }]),
        ...contact,
        ...buildShort(listings.slice(mostPictured)),
        ...buildRest(total - items.length, link('demand'), translate),
        {
          type: 'note',
          text: translate('savedSearch.alert.why'),
          link: { label: translate('savedSearch.alert.change'), href: link('demand') },
        },
        {
          type: 'note',
          text: translate('savedSearch.alert.stopWhy'),
          link: { label: translate('savedSearch.alert.stop'), href: link('stop-demand') },
        },
      ],
    },
  };
}

/** Lists the others in one line each, because they are not mailed again. */
function buildShort(listings: readonly MailListing[]): MailBlock[] {
  if (listings.length === 0) return [];
  const rows = listings.map(({ title, price, place, energy, href }) => ({
    label: place,
    value: [title, price, energy].filter(Boolean).join(', '),
    href,
  }));
  return [{ type: 'rows', rows }];
}

function buildRest(count: number, href: string, translate: TranslateMail): MailBlock[] {
  if (count <= 0) return [];
  return [
    { type: 'paragraph', text: translate('savedSearch.alert.rest', { count }) },
    { type: 'button', label: translate('savedSearch.alert.restButton'), href },
  ];
}
