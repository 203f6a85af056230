import type { Core } from '@strapi/strapi';
import { groupBy } from '../../platform/rules/group-by';
import { findCatalogue } from '../search/catalogue';
import type { ListingCard } from '../search/listing-card';
import { CARDS } from '../search/read-model-tables';
import type { Unit } from './project-facts';

interface UnitRow {
  project_id: number;
  floor: number | null;
  card: string;
}

/**
 * The units of these projects in one language, from the ground floor up, in one statement: their
 * cards hold nothing that is not published, and a withdrawn listing has none. Where a condition can
 * hide the storey (DETAIL-3), it is left out.
 */
export async function loadUnits(
  strapi: Core.Strapi,
  projects: readonly number[],
  language: string,
): Promise<Map<number, Unit[]>> {
  const rows = (await strapi.db
    .connection('listings_project_lnk as link')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .join({ card: CARDS }, 'card.listing_id', 'link.listing_id')
    .whereIn('link.project_id', projects)
    .andWhere('card.language', language)
    .orderBy(['listing.floor', 'link.listing_ord', 'listing.id'])
    .select('link.project_id', 'listing.floor', 'card.card')) as UnitRow[];
  const { conditions } = await findCatalogue(strapi);
  // Whatever listings a condition hides the storey of, a table of storeys with gaps would reveal.
  const hidesFloor = conditions.some(({ field }) => field.attribute === 'floor');
  const grouped = groupBy(rows, (row) => row.project_id);
  return new Map(
    [...grouped].map(([id, units]) => [
      id,
      units.map(({ floor, card }) => ({
        card: JSON.parse(card) as ListingCard,
        floor: hidesFloor ? null : floor,
      })),
    ]),
  );
}
