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

/** Refuses choices of a block of listings that mean nothing, or that its kind does not show (EDIT-7). */
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
 * Whether listings are known of a postal code, such as `1050`, in Belgium, or with its country: `1009.50`.
 * Before the first import nothing is known, and anything may be right.
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

/** Whether there is a type of this number (its WebID); any before the first import. */
async function isKnownType(strapi: Core.Strapi, webId: string): Promise<boolean> {
  const types = strapi.db.query('api::property-type.property-type');
  return (await types.count()) === 0 || (await types.count({ where: { webId } })) > 0;
}

/** Whether there is a listing of this reference; any before the first import. */
async function isKnownListing(strapi: Core.Strapi, reference: string): Promise<boolean> {
  const listings = strapi.db.query('api::listing.listing');
  return (await listings.count()) === 0 || (await listings.count({ where: { reference } })) > 0;
}
