import type { ProjectDetailFragment } from '../../cms/generated/graphql';
import { buildListingPath, buildPath } from '../../i18n/paths/build-path';
import { listBreadcrumbs } from '../../i18n/paths/breadcrumbs';
import type { LanguageContext } from '../../i18n/language-context.server';
import { projectsKey } from '../../i18n/paths/route-entries';
import { listParagraphs } from '../../lib/text/description';
import { formatArea, formatNumber } from '../../lib/text/formats';
import { findVariant } from '../../lib/web/picture-sources';
import { formatPrice } from '../../lib/text/price-text';
import { buildShareLinks } from '../../lib/web/share-links';
import { buildPicture } from '../../ui/media/build-picture';
import { buildProjectCard } from '../../catalogue/project/project-card.server';
import type { ProjectPageView, UnitView } from '../../catalogue/project/project-view';

type Unit = ProjectDetailFragment['units'][number];

/** Builds a project's page; `url` is its absolute address. */
export function buildProjectPage(
  project: ProjectDetailFragment,
  context: LanguageContext,
  { url, contact }: { url: string; contact: ProjectPageView['contact'] },
): ProjectPageView {
  const { t, table, language } = context;
  const { address } = project.card;
  const card = buildProjectCard(project.card, context);
  const { title } = card;
  return {
    breadcrumbs: [
      ...listBreadcrumbs(table, language, projectsKey).map(({ name, path }) => ({
        label: name,
        href: path,
      })),
      { label: title, href: null },
    ],
    card,
    placeText: [address, card.cityText].filter(Boolean).join(', '),
    pictures: project.pictures.flatMap((stored) => {
      const picture = buildPicture(stored);
      return picture ? [{ picture, href: findVariant(stored) }] : [];
    }),
    description: listParagraphs(project.description),
    units: project.units.map((unit) => buildUnit(unit, context)),
    contact,
    share: { title, url, links: buildShareLinks(title, url) },
    all: { label: t('project.all'), href: buildPath(table, language, projectsKey) },
  };
}

function buildUnit({ card, floor }: Unit, context: LanguageContext): UnitView {
  const { t, locale, table, language } = context;
  const bedroomsText = card.bedrooms ? formatNumber(locale, card.bedrooms) : null;
  const areaText = formatArea(locale, card.livingArea) ?? formatArea(locale, card.groundArea);
  const facts = [
    bedroomsText && t('project.bedroomsShort', { number: bedroomsText }),
    areaText,
    floor === 0 && t('project.groundShort'),
    floor && t('project.floorShort', { number: formatNumber(locale, floor) }),
  ];
  return {
    id: card.id,
    href: buildListingPath(table, language, card),
    title: card.title,
    typeName: card.typeName,
    floorText:
      floor === null ? null : floor === 0 ? t('project.ground') : formatNumber(locale, floor),
    areaText,
    bedroomsText,
    factsText: facts.filter(Boolean).join(' · '),
    priceText: formatPrice(card, (key, values) => t(key, values)),
    state: card.availability,
    stateText: t(`project.${card.availability}`),
  };
}
