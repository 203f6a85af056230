import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatArea } from '../../../lib/text/formats';
import { formatCount } from './fact-rows.server';
import type { KeyFactIcon, KeyFactView } from '../listing-detail-view';

const mostFacts = 5;

/** Lists the three to five most important known figures. */
export function listKeyFacts(
  listing: ListingDetailFragment,
  { t, locale }: LanguageContext,
): KeyFactView[] {
  const facts: readonly (readonly [KeyFactIcon, string, string | null])[] = [
    ['area', t('detail.fields.livingArea'), formatArea(locale, listing.card.livingArea)],
    ['bed', t('detail.fields.bedrooms'), formatCount(locale, listing.card.bedrooms)],
    ['bath', t('detail.fields.bathrooms'), formatCount(locale, listing.bathrooms)],
    ['year', t('detail.fields.constructionYear'), listing.constructionYear?.toString() ?? null],
    ['ground', t('detail.fields.groundArea'), formatArea(locale, listing.card.groundArea)],
    ['garden', t('detail.fields.gardenArea'), formatArea(locale, listing.gardenArea)],
    ['terrace', t('detail.fields.terraceArea'), formatArea(locale, listing.terraceArea)],
    ['garage', t('detail.fields.garages'), formatCount(locale, listing.garages)],
  ];
  return facts
    .flatMap(([icon, label, value]) => (value ? [{ icon, label, value }] : []))
    .slice(0, mostFacts);
}
