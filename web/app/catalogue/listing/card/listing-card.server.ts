import type { ListingCardFragment } from '../../../cms/generated/graphql';
import { buildListingPath } from '../../../i18n/build-path';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCityAsWritten } from '../../../lib/city-text';
import { formatArea } from '../../../lib/formats';
import { formatPrice } from '../../../lib/price-text';
import { buildPicture } from '../../../ui/build-picture';
import { buildEnergyLabel } from '../energy/energy-label';
import type { ListingCardView, RibbonView } from './listing-card-view';

/** FIND-8: a listing in a list, every text finished. */
export function buildListingCard(
  card: ListingCardFragment,
  { language, locale, t, table }: LanguageContext,
): ListingCardView {
  return {
    id: card.id,
    href: buildListingPath(table, language, card),
    title: card.title,
    typeName: card.typeName,
    cityText: formatCityAsWritten(card),
    priceText: formatPrice(card, (key, values) => t(key, values)),
    bedroomsText: card.bedrooms ? t('card.bedrooms', { count: card.bedrooms }) : null,
    areaText: formatArea(locale, card.livingArea) ?? formatArea(locale, card.groundArea),
    energyLabel: buildEnergyLabel(card.energyLabel),
    ribbon: buildRibbon(card, t),
    picture: buildPicture(card.picture),
  };
}

/**
 * FIND-9: what the ribbon says. A sold or rented listing says so whatever its marquee; the
 * snapshot's own name of a marquee is taken where it gives one.
 */
export function buildRibbon(
  { availability, marquee, marqueeName, goal }: ListingCardFragment,
  t: LanguageContext['t'],
): RibbonView | null {
  const named = (fallback: string) => marqueeName?.trim() || fallback;
  if (availability === 'sold') return { kind: 'closed', text: t('ribbon.sold') };
  if (availability === 'rented') return { kind: 'closed', text: t('ribbon.rented') };
  if (marquee === 1) return { kind: 'new', text: named(t('ribbon.new')) };
  if (marquee === 2) return { kind: 'price', text: named(t('ribbon.newPrice')) };
  if (marquee === 3 || availability === 'option') {
    return { kind: 'option', text: marquee === 3 ? named(t('ribbon.option')) : t('ribbon.option') };
  }
  if (marquee === 4) {
    return { kind: 'closed', text: named(goal === 'sale' ? t('ribbon.sold') : t('ribbon.rented')) };
  }
  return null;
}
