import type { ProjectCardFragment } from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/paths/build-path';
import type { Language } from '@agency/domain/languages';
import type { LanguageContext } from '../../i18n/language-context.server';
import { projectsKey } from '../../i18n/paths/route-entries';
import type { RouteTable } from '../../i18n/paths/route-table';
import { formatCityAsWritten } from '../../lib/text/city-text';
import { shortenText } from '../../lib/text/description';
import { formatNumber } from '../../lib/text/formats';
import { takeOpening } from '../../lib/text/opening-sentence';
import { formatPrice } from '../../lib/text/price-text';
import { buildPicture } from '../../ui/media/build-picture';
import type { ProjectCardView } from './project-view';

const excerptLength = 160;

export function buildProjectCard(
  card: ProjectCardFragment,
  context: LanguageContext,
): ProjectCardView {
  const { table, language } = context;
  return {
    id: card.id,
    href: buildProjectPath(table, language, card.slug),
    title: card.title,
    cityText: formatCityAsWritten(card),
    excerpt: writeExcerpt(card.excerpt, context.locale),
    priceText: card.unitsOnOffer === 0 ? null : findPriceText(card, context),
    sizes: listSizes(card, context),
    stateText: findStateText(card, context),
    isSoldOut: card.isSoldOut,
    picture: buildPicture(card.picture),
  };
}

/** Returns the first sentence if it is complete in itself, since truncated text says less. */
function writeExcerpt(text: string, locale: string): string {
  const excerpt = shortenText(text, excerptLength);
  return takeOpening([excerpt], locale).opening ?? excerpt;
}

/** Builds a project's address; only the id at its end is significant. */
export function buildProjectPath(table: RouteTable, language: Language, slug: string): string {
  return `${buildPath(table, language, projectsKey)}${encodeURIComponent(slug)}/`;
}

function findStateText(card: ProjectCardFragment, { t }: LanguageContext): string {
  const { units, unitsOnOffer, unitsAvailable, isSoldOut } = card;
  if (isSoldOut) return t('project.soldOut');
  if (unitsOnOffer === 0) return t('project.noUnits');
  if (unitsAvailable === 0) return t('project.allOption');
  return t('project.onOffer', { count: unitsAvailable, total: units });
}

function findPriceText({ fromPrice, fromGoal }: ProjectCardFragment, { t }: LanguageContext) {
  if (fromPrice === null || fromGoal === null) return t('project.priceOnDemand');
  const price = { goal: fromGoal, price: fromPrice, pricePublished: true };
  return t('project.from', { price: formatPrice(price, (key, values) => t(key, values)) });
}

function listSizes(card: ProjectCardFragment, context: LanguageContext): string[] {
  const bedrooms = findBedroomsText(card, context);
  const area = formatRange(context.locale, card.minArea, card.maxArea);
  return [
    ...(bedrooms ? [bedrooms] : []),
    ...(area ? [context.t('project.area', { range: area })] : []),
  ];
}

/** A studio sorts before one bedroom. */
function findBedroomsText(card: ProjectCardFragment, { t, locale }: LanguageContext) {
  const { hasStudio, minBedrooms, maxBedrooms } = card;
  if (!hasStudio) {
    const range = formatRange(locale, minBedrooms, maxBedrooms);
    return range && t('project.bedrooms', { count: maxBedrooms ?? 0, range });
  }
  return maxBedrooms === null
    ? t('project.studios')
    : t('project.studioTo', { count: maxBedrooms });
}

function formatRange(locale: string, min: number | null, max: number | null): string | null {
  if (min === null || max === null) return null;
  const [from, to] = [min, max].map((value) => formatNumber(locale, value, 0));
  return from === to ? (from ?? null) : `${from}\u00a0–\u00a0${to}`;
}
