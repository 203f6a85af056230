import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import sharp from 'sharp';
import type { Language } from '@agency/domain/languages';
import { findSurroundings } from '@agency/domain/map/find-surroundings';
import { labelsFor } from '@agency/domain/map/place-labels';
import type { Agency } from '../../platform/mail/agency';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailDrawing } from '../../platform/mail/outgoing-mail';
import { nameError } from '../../platform/process/name-error';
import type { ListingCard } from '../search/listing-card';
import { CARDS, ROWS } from '../search/read-model/read-model-tables';
import { buildPlaceSvg } from './place-svg';
import { writeListingPlace } from './mail-listing';

const shown = { width: 600, height: 300 };
/** Labels are placed for a phone, which shows the map smaller; they also fit on larger screens. */
const labelled = { width: 400, height: 200, seen: 0.96 };
/** With fewer names the map does not help to find the place. */
const fewestNames = 3;
const shape = shown.width / shown.height;

/**
 * Draws the position of a listing as a picture for a mail: a marker if its address is published,
 * else the area of its postal code. Returns null without coordinates, with too few known towns
 * around it, or if drawing fails; the mail is sent without it.
 */
export async function drawPlace(
  strapi: Core.Strapi,
  card: ListingCard,
  { language, agency }: { language: Language; agency: Agency },
): Promise<MailDrawing['drawing'] | null> {
  const { latitude, longitude, zip, countryId, cityName } = card;
  if (latitude === null || longitude === null) return null;
  const isExact = await isExactPlace(strapi, card.id);
  const where = { latitude, longitude, isExact, zip, countryId, cityName };
  const { window, around, area, towns } = findSurroundings(where, language, shape);
  const labels = labelsFor(towns, window, labelled, isExact);
  if (labels.length < fewestNames) return null;
  const svg = buildPlaceSvg({
    window,
    around,
    area,
    labels,
    colors: agency.colors,
  });
  const translate = translateMail(language);
  const alt = isExact
    ? translate('appointment.map', { place: writeListingPlace(card) })
    : translate('appointment.mapArea', { zip });
  try {
    // Few colours make it a tenth of the size of a photograph.
    const content = await sharp(Buffer.from(svg)).png({ palette: true, colours: 48 }).toBuffer();
    return { content, ...shown, alt };
  } catch (error) {
    strapi.log.error(`Mails: the map of ${card.id} cannot be drawn (${nameError(error)})`);
    return null;
  }
}

async function isExactPlace(strapi: Core.Strapi, reference: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const row = (await trx({ row: ROWS })
      .join({ card: CARDS }, 'card.listing_id', 'row.id')
      .where({ 'card.reference': reference })
      .first('row.is_exact')) as { is_exact: number } | undefined;
    return Number(row?.is_exact) === 1;
  });
}
