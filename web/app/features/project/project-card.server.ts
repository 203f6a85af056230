import type { ProjectCardFragment } from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/build-path';
import type { Language } from '../../i18n/languages';
import type { LanguageContext } from '../../i18n/language-context.server';
import { projectsKey } from '../../i18n/route-entries';
import type { RouteTable } from '../../i18n/route-table';
import { formatCityAsWritten } from '../../lib/city-text';
import { cleanDescription } from '../../lib/description';
import { formatNumber } from '../../lib/formats';
import { formatPrice } from '../../lib/price-text';
import { buildPicture } from '../../ui/build-picture';
import type { ProjectCardView } from './project-view';

const excerptLength = 160;

/** FIND-11: a project in a list, every text finished. */
export function buildProjectCard(
  card: ProjectCardFragment,
  context: LanguageContext,
): ProjectCardView {
  const { t, table, language } = context;
  const isSoldOut = card.units > 0 && card.unitsOnOffer === 0;
  return {
    id: card.id,
    href: buildProjectPath(table, language, card.slug),
    title: card.title,
    cityText: formatCityAsWritten(card),
    excerpt: cleanDescription(card.excerpt, excerptLength),
    priceText: card.unitsOnOffer === 0 ? null : findPriceText(card, context),
    sizes: listSizes(card, context),
    stateText: isSoldOut
      ? t('project.soldOut')
      : card.units === 0
        ? t('project.noUnits')
        : t('project.onOffer', { count: card.unitsOnOffer, total: card.units }),
    isSoldOut,
    picture: buildPicture(card.picture),
  };
}

/** FIND-11: the address of a project below that of all projects; only the id it ends in decides. */
export function buildProjectPath(table: RouteTable, language: Language, slug: string): string {
  return `${buildPath(table, language, projectsKey)}${encodeURIComponent(slug)}/`;
}

function findPriceText({ fromPrice, fromGoal }: ProjectCardFragment, { t }: LanguageContext) {
  if (fromPrice === null || fromGoal === null) return t('project.priceOnDemand');
  const price = { goal: fromGoal, price: fromPrice, pricePublished: true };
  return t('project.from', { price: formatPrice(price, (key, values) => t(key, values)) });
}

function listSizes(card: ProjectCardFragment, { t, locale }: LanguageContext): string[] {
  const bedrooms = formatRange(locale, card.minBedrooms, card.maxBedrooms);
  const area = formatRange(locale, card.minArea, card.maxArea);
  return [
    ...(bedrooms ? [t('project.bedrooms', { count: card.maxBedrooms ?? 0, range: bedrooms })] : []),
    ...(area ? [t('project.area', { range: area })] : []),
  ];
}

function formatRange(locale: string, min: number | null, max: number | null): string | null {
  if (min === null || max === null) return null;
  const [from, to] = [min, max].map((value) => formatNumber(locale, value, 0));
  return from === to ? (from ?? null) : `${from}\u00a0–\u00a0${to}`;
}
