import type { AggregateOffer, ApartmentComplex, RealEstateListing } from 'schema-dts';
import type { ProjectDetailFragment } from '../../cms/generated/graphql';
import type { Alternate } from '../../i18n/paths/alternates';
import { shortenText, searchDescriptionLength } from '../../lib/text/description';
import type { OpenSite } from '../../site/open-language.server';
import type { ProjectPageView } from '../../catalogue/project/project-view';
import { buildAgencyName } from '../../features/seo/agency-data.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import type { SeoView } from '../../features/seo/seo-view';
import {
  listImages,
  toStructuredData,
  type StructuredData,
} from '../../features/seo/structured-data';

type ProjectSeoSource = {
  context: OpenSite;
  project: ProjectDetailFragment;
  view: ProjectPageView;
  path: string;
  alternates: Alternate[];
};

export function buildProjectSeo(source: ProjectSeoSource): SeoView {
  const { context, project, view, path, alternates } = source;
  const { card } = view;
  const description =
    shortenText(project.description, searchDescriptionLength) ||
    [card.cityText, card.stateText, ...card.sizes].filter(Boolean).join(' · ');
  return buildSiteSeo(context, {
    path,
    alternates,
    title: card.title,
    titleDetails: [card.cityText],
    description,
    params: null,
    pictures: project.pictures,
    structured: [
      buildProjectData(source, description),
      ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
    ],
    isIndexed: true,
  });
}

/** Builds the building with its number of free units and the lowest price. */
function buildProjectData(
  { context, project, path }: ProjectSeoSource,
  description: string,
): StructuredData {
  const { card, pictures } = project;
  const { origin } = context.site;
  const url = new URL(path, origin).href;
  const images = listImages(pictures, origin);
  const complex: ApartmentComplex = {
    '@type': 'ApartmentComplex',
    '@id': `${url}#project`,
    name: card.title,
    address: {
      '@type': 'PostalAddress',
      ...(card.address && { streetAddress: card.address }),
      ...(card.zip && { postalCode: card.zip }),
      ...(card.cityName && { addressLocality: card.cityName }),
      ...(card.countryName && { addressCountry: card.countryName }),
    },
    ...(card.units > 0 && {
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: card.units },
      numberOfAvailableAccommodationUnits: {
        '@type': 'QuantitativeValue',
        value: card.unitsAvailable,
      },
    }),
  };
  const offers = buildOffers(context, project, url);
  const data: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: card.title,
    inLanguage: context.language,
    description,
    ...(images.length > 0 && { image: images }),
    about: complex,
    ...(offers && { offers }),
  };
  return toStructuredData(data);
}

/** Only units for sale have comparable prices; without one there is no offer. */
function buildOffers(
  context: OpenSite,
  { card }: ProjectDetailFragment,
  url: string,
): AggregateOffer | null {
  if (card.fromGoal !== 'sale' || card.fromPrice === null) return null;
  const agency = buildAgencyName(context);
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    lowPrice: card.fromPrice,
    offerCount: card.unitsOnOffer,
    itemOffered: { '@id': `${url}#project` },
    ...(agency && { offeredBy: agency }),
  };
}
