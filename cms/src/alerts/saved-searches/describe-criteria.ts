import type { Core } from '@strapi/strapi';
import type { Amenity } from '@agency/domain/amenities';
import { savedAmenities } from '@agency/domain/saved-limits';
import { isKind } from '@agency/domain/kinds';
import type { Language } from '@agency/domain/languages';
import { nameKind } from '../../listings/rules/listing-kind';
import { formatAmount } from '../../platform/mail/format-moment';
import { translateMail, type TranslateMail } from '../../platform/mail/mail-texts';
import type { Criteria } from './criteria';

type SavedAmenity = Exclude<Amenity, 'garage' | 'openHouse'>;

function formatSquareMetres(area: number): string {
  return `${area} m²`;
}

type Rows = { label: string; value: string }[];

/** Above this number, a mail only counts the postal codes. */
const mostZips = 30;

/** Describes criteria as rows of a mail in a language; joins the current transaction. */
export async function describeCriteria(
  strapi: Core.Strapi,
  criteria: Criteria,
  language: Language,
): Promise<Rows> {
  const translate = translateMail(language);
  const { goal, types, zips, minPrice, maxPrice, minBedrooms, maxBedrooms } = criteria;
  const zipList = zips.slice(0, mostZips).join(', ') + (zips.length > mostZips ? ' …' : '');
  const rows = [
    { label: translate('fields.goal'), value: translate(`values.${goal}`) },
    { label: translate('fields.types'), value: await nameTypes(strapi, types, language) },
    { label: translate('fields.zips'), value: zipList },
    {
      label: translate('fields.price'),
      value: describeRange(translate, minPrice, maxPrice, formatAmount),
    },
    {
      label: translate('fields.bedrooms'),
      value: describeRange(translate, minBedrooms, maxBedrooms, String),
    },
    { label: translate('fields.garages'), value: describeCount(criteria.minGarages) },
    { label: translate('fields.parkings'), value: describeCount(criteria.minParkings) },
    {
      label: translate('fields.area'),
      value: describeRange(translate, criteria.minArea, criteria.maxArea, formatSquareMetres),
    },
    {
      label: translate('fields.bathrooms'),
      value: describeRange(translate, criteria.minBathrooms, null, String),
    },
    {
      label: translate('fields.ground'),
      value: describeRange(translate, criteria.minGround, criteria.maxGround, formatSquareMetres),
    },
    {
      label: translate('fields.year'),
      value: describeRange(translate, criteria.minYear, criteria.maxYear, String),
    },
    { label: translate('fields.available'), value: criteria.availableBy ?? '' },
    {
      label: translate('fields.amenities'),
      value: savedAmenities
        .filter((name) => criteria.amenities.includes(name))
        .map((name) => translate(`values.${name as SavedAmenity}`))
        .join(', '),
    },
  ];
  return rows.filter(({ value }) => value !== '');
}

async function nameTypes(
  strapi: Core.Strapi,
  webIds: readonly string[],
  language: Language,
): Promise<string> {
  const rows = (await strapi.db.query('api::property-type.property-type').findMany({
    where: { webId: { $in: [...webIds] } },
    orderBy: { showOrder: 'asc' },
  })) as { webId: string; locale: string; name: string }[];
  const own = (webId: string) => rows.filter((row) => row.webId === webId);
  const names = [...new Set(rows.map(({ webId }) => webId))].map(
    (webId) => (own(webId).find((row) => row.locale === language) ?? own(webId)[0])?.name ?? '',
  );
  const kinds = webIds.filter((webId) => isKind(webId)).map((kind) => nameKind(kind)[language]);
  return [...names, ...kinds].join(', ');
}

function describeRange(
  translate: TranslateMail,
  min: number | null,
  max: number | null,
  format: (value: number) => string,
): string {
  const bounds = { from: format(min ?? 0), to: format(max ?? 0) };
  if (min && max !== null) return translate('values.range', bounds);
  if (min) return translate('values.from', bounds);
  return max === null ? '' : translate('values.upTo', bounds);
}

function describeCount(count: number | null): string {
  return count ? String(count) : '';
}
