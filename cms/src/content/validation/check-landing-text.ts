import type { Core } from '@strapi/strapi';
import { fieldError } from '../../platform/validation/validation-error';
import { isKnownPlace, isKnownType } from './known-subjects';

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
