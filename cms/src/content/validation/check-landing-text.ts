import type { Core } from '@strapi/strapi';
import { fieldError } from '../../platform/validation/validation-error';

const uid = 'api::landing-text.landing-text';
/** Belgium in the snapshot: a postal code without a country is one of there. */
const belgiumId = 10;

interface Subject {
  goal?: string | null;
  place?: string | null;
  type?: string | null;
}

/** Refuses the words for a place or a type that no listing has, or that has words already (FIND-17). */
export async function checkLandingText(
  strapi: Core.Strapi,
  change: { documentId?: string; locale: string; data: Record<string, unknown> },
): Promise<void> {
  const { documentId = '', locale, data } = change;
  const stored = (await strapi.db.query(uid).findOne({
    where: { documentId },
    select: ['goal', 'place', 'type'],
  })) as Subject | null;
  const { goal, place, type }: Subject = { ...stored, ...data };
  if (!goal || !place) return;
  if ('place' in data && !(await isKnownPlace(strapi, place))) {
    throw fieldError('place', `No listing has the postal code “${place}”.`);
  }
  if ('type' in data && type && !(await isKnownType(strapi, type))) {
    throw fieldError('type', `There is no type with the number “${type}”.`);
  }
  const other: unknown = await strapi.db.query(uid).findOne({
    where: { locale, goal, place, type: type || null, documentId: { $ne: documentId } },
    select: ['id'],
  });
  if (other) throw fieldError('place', 'This list has an introduction already; change that one.');
}

/** Before the first import nothing is known, and anything may be right. */
async function isKnownPlace(strapi: Core.Strapi, place: string): Promise<boolean> {
  if ((await strapi.db.query('api::city.city').count()) === 0) return true;
  const [, zip = place, country] = /^(.+)\.(\d+)$/.exec(place) ?? [];
  const cities = (await strapi.db.query('api::city.city').findMany({
    where: { zip },
    select: ['countryId'],
  })) as { countryId: number | null }[];
  const wanted = country === undefined ? belgiumId : Number(country);
  return cities.some(({ countryId }) => (countryId ?? belgiumId) === wanted);
}

async function isKnownType(strapi: Core.Strapi, webId: string): Promise<boolean> {
  const types = strapi.db.query('api::property-type.property-type');
  return (await types.count()) === 0 || (await types.count({ where: { webId } })) > 0;
}
