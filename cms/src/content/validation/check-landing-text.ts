import type { Core } from '@strapi/strapi';
import { isKnownPlace, isKnownType } from './known-subjects';
import { refuseField } from '../../platform/validation/refusal';

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
