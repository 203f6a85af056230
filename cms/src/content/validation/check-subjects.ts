import type { Core } from '@strapi/strapi';
import { choiceKinds, mostChoices, readChoices } from '@agency/domain/block-choices';
import { refuseField } from '../../platform/validation/refusal';
import { splitPlace } from '../../listings/rules/places/places';
import { countryIds } from '@agency/domain/countries';

const kind = 'module.property-list';

const checks = {
  types: { isKnown: isKnownType, unknown: 'unknown.type' },
  places: { isKnown: isKnownPlace, unknown: 'unknown.place' },
  listings: { isKnown: isKnownListing, unknown: 'unknown.listing' },
} as const;

interface Block {
  __component?: string;
  mode?: string;
  types?: string | null;
  places?: string | null;
  listings?: string | null;
}

/** Refuses invalid choices of a listings block, and choices that its kind does not show. */
export async function checkBlockChoices(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
): Promise<void> {
  if (!Array.isArray(data.blocks)) return;
  for (const [index, block] of (data.blocks as Block[]).entries()) {
    if (block.__component !== kind) continue;
    for (const name of choiceKinds) {
      const field = `blocks.${index}.${name}`;
      const values = readChoices(block[name]);
      if (values.length === 0) continue;
      if (block.mode === 'full') {
        throw refuseField(field, 'block.teaser');
      }
      if (values.length > mostChoices) {
        throw refuseField(field, 'block.most', { most: mostChoices });
      }
      const { isKnown, unknown } = checks[name];
      for (const value of values) {
        if (!(await isKnown(strapi, value))) throw refuseField(field, unknown, { value });
      }
    }
  }
}

const uid = 'api::landing-text.landing-text';

interface Subject {
  goal?: string | null;
  place?: string | null;
  type?: string | null;
}

/** Refuses a text for a place or type that no listing has, or that already has a text. */
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
    throw refuseField('place', 'unknown.place', { value: place });
  }
  if ('type' in data && type && !(await isKnownType(strapi, type))) {
    throw refuseField('type', 'unknown.type', { value: type });
  }
  const other: unknown = await strapi.db.query(uid).findOne({
    where: { locale, goal, place, type: type || null, documentId: { $ne: documentId } },
    select: ['id'],
  });
  if (other) throw refuseField('place', 'landing.taken');
}

/**
 * Reports whether listings exist in a postal code: `1050` in Belgium, or with the country,
 * `1009.50`. Always true before the first import.
 */
async function isKnownPlace(strapi: Core.Strapi, place: string): Promise<boolean> {
  if ((await strapi.db.query('api::city.city').count()) === 0) return true;
  const { zip, countryId: wanted } = splitPlace(place);
  const cities = (await strapi.db.query('api::city.city').findMany({
    where: { zip },
    select: ['countryId'],
  })) as { countryId: number | null }[];
  return cities.some(
    ({ countryId }) => (countryId ?? countryIds.belgium) === (wanted ?? countryIds.belgium),
  );
}

/** Reports whether a type with this number (WebID) exists. Always true before the first import. */
async function isKnownType(strapi: Core.Strapi, webId: string): Promise<boolean> {
  const types = strapi.db.query('api::property-type.property-type');
  return (await types.count()) === 0 || (await types.count({ where: { webId } })) > 0;
}

/** Reports whether a listing with this reference exists. Always true before the first import. */
async function isKnownListing(strapi: Core.Strapi, reference: string): Promise<boolean> {
  const listings = strapi.db.query('api::listing.listing');
  return (await listings.count()) === 0 || (await listings.count({ where: { reference } })) > 0;
}
