import type { Place, PostalAddress, RealEstateAgent, WebSite } from 'schema-dts';
import type { SiteSettings } from '../../site/build-site';
import type { OpenSite } from '../../site/open-language.server';
import { findShareImage } from './share-picture';

/** Returns the `@id` by which other objects reference the agency. */
export function agencyId({ site }: Pick<OpenSite, 'site'>): string {
  return `${site.origin}/#agency`;
}

/** Builds the agency from the site's settings; null without a name. */
export function buildAgency(context: OpenSite): RealEstateAgent | null {
  const { site, language } = context;
  const { site: settings, header } = site.byLanguage[language];
  if (!settings?.agencyName) return null;
  const { legal, map } = settings;
  const image = findShareImage([settings.seo?.ogImage?.picture], site.origin);
  const logo = settings.appearance?.logo?.url ?? header?.logo?.url;
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(context),
    name: settings.agencyName,
    url: `${site.origin}/${language}/`,
    ...(settings.tagline && { slogan: settings.tagline }),
    ...(logo && { logo: new URL(logo, site.origin).href }),
    ...(image && { image: image.url }),
    ...(legal?.companyName && { legalName: legal.companyName }),
    ...(legal?.phone && { telephone: legal.phone }),
    ...(legal?.email && { email: legal.email }),
    ...(legal?.vatNumber && { vatID: legal.vatNumber }),
    ...(legal?.companyNumber && { taxID: legal.companyNumber }),
    ...(legal && { address: buildOfficeAddress(legal) }),
    ...(map && buildPoint(map.latitude, map.longitude)),
  };
}

/** Builds a short reference to the agency for use in other objects. */
export function buildAgencyName(context: OpenSite): RealEstateAgent | null {
  const { site, language } = context;
  const name = site.byLanguage[language].site?.agencyName;
  if (!name) return null;
  const url = `${site.origin}/${language}/`;
  return { '@type': 'RealEstateAgent', '@id': agencyId(context), name, url };
}

export function buildWebSite(context: OpenSite): WebSite | null {
  const publisher = buildAgencyName(context);
  if (publisher === null || typeof publisher === 'string') return null;
  const { site, language } = context;
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.byLanguage[language].site?.agencyName ?? '',
    url: `${site.origin}/${language}/`,
    inLanguage: language,
    publisher,
  };
}

/** Builds a point; nothing without both coordinates. */
export function buildPoint(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Pick<Exclude<Place, string>, 'geo'> | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

function buildOfficeAddress(legal: NonNullable<SiteSettings['legal']>): PostalAddress {
  const street = [legal.street, legal.houseNumber].filter(Boolean).join(' ');
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(legal.zip && { postalCode: legal.zip }),
    ...(legal.city && { addressLocality: legal.city }),
    ...(legal.country && { addressCountry: legal.country }),
  };
}
