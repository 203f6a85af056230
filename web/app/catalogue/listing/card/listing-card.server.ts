import type { ListingCardFragment } from '../../../cms/generated/graphql';
import { buildListingPath } from '../../../i18n/paths/build-path';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatCityAsWritten } from '../../../lib/text/city-text';
import { formatArea, formatDate } from '../../../lib/text/formats';
import { formatVisitDay } from '../../../lib/text/visit-time.server';
import { formatPrice } from '../../../lib/text/price-text';
import { buildPicture } from '../../../ui/media/build-picture';
import { buildEnergyLabel } from '../energy/build-energy-label';
import { formatPricePerArea } from '../facts/price-facts.server';
import type { ListingCardView, RibbonView } from './listing-card-view';

/** Time for which a new listing is shown as new. */
const newDays = 7;

export type CardNote = 'pricePerArea' | 'listedOn';

export function buildListingCard(
  card: ListingCardFragment,
  context: LanguageContext,
  note: CardNote | null = null,
): ListingCardView {
  const { language, locale, t, table } = context;
  return {
    id: card.id,
    href: buildListingPath(table, language, card),
    title: card.title,
    titleLanguage: card.textLanguage === language ? undefined : card.textLanguage,
    typeName: card.typeName,
    cityText: formatCityAsWritten(card),
    placeText: [card.address, [card.zip, formatCityAsWritten(card)].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    priceText: formatPrice(card, (key, values) => t(key, values)),
    noteText: note ? buildNote(card, context, note) : undefined,
    bedroomsText: card.bedrooms ? t('card.bedrooms', { count: card.bedrooms }) : null,
    areaText: formatArea(locale, card.livingArea) ?? formatArea(locale, card.groundArea),
    energyLabel: buildEnergyLabel(card.energyLabel),
    ribbon: buildRibbon(card, t),
    openHouseText:
      card.openHouse && t('openHouse.on', { day: formatVisitDay(locale, card.openHouse.from) }),
    picture: buildPicture(card.picture),
    photoCount: card.photoCount,
  };
}

function buildNote(
  card: ListingCardFragment,
  { t, locale }: LanguageContext,
  note: CardNote,
): string | null {
  if (note === 'pricePerArea') return formatPricePerArea(card);
  const day = formatDate(locale, card.publishedAt);
  return day && `${t('detail.fields.listedOn')} ${day}`;
}

/**
 * Returns the ribbon of a listing. Sold or rented takes precedence; then the snapshot's own text.
 * New means published within a week of `now`.
 */
export function buildRibbon(
  { availability, marquee, marqueeName, goal, publishedAt }: ListingCardFragment,
  t: LanguageContext['t'],
  now = new Date(),
): RibbonView | null {
  const named = (fallback: string) => marqueeName?.trim() || fallback;
  if (availability === 'sold') return { kind: 'closed', text: t('ribbon.sold') };
  if (availability === 'rented') return { kind: 'closed', text: t('ribbon.rented') };
  if (marquee === 1 && isWithinDays(publishedAt, now))
    return { kind: 'new', text: named(t('ribbon.new')) };
  if (marquee === 2) return { kind: 'price', text: named(t('ribbon.newPrice')) };
  if (marquee === 3 || availability === 'option') {
    return { kind: 'option', text: marquee === 3 ? named(t('ribbon.option')) : t('ribbon.option') };
  }
  if (marquee === 4) {
    return { kind: 'closed', text: named(goal === 'sale' ? t('ribbon.sold') : t('ribbon.rented')) };
  }
  return null;
}

function isWithinDays(publishedAt: string | null, now: Date): boolean {
  return publishedAt === null || now.getTime() - Date.parse(publishedAt) <= newDays * 86_400_000;
}
