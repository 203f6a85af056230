import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import sharp from 'sharp';
import type { Language } from '@agency/domain/languages';
import { findSurroundings } from '@agency/domain/map/find-surroundings';
import { labelsFor, type PlaceLabelView } from '@agency/domain/map/place-labels';
import type { Agency } from '../../platform/mail/agency';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailDrawing } from '../../platform/mail/outgoing-mail';
import { nameError } from '../../platform/process/name-error';
import type { ListingCard } from '../search/listing-card';
import { CARDS, ROWS } from '../search/read-model/read-model-tables';
import { writeListingPlace } from './mail-listing';
import { drawOutline } from '@agency/domain/map/draw-outline';
import type { Corner, MapBox } from '@agency/domain/map/map-box';
import { letterUnits as units, setLine } from '@agency/domain/map/set-line';
import { markPath } from '@agency/domain/mark';
import { mixColors } from '@agency/domain/mix-colors';
import type { MailColors } from '../../platform/mail/render/mail-colors';

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

/** In units of the drawing, whose width `drawOutline` sets; legible on a phone. */
const letterSize = 30;

interface PlaceDrawing {
  window: MapBox;
  /** The box within which land is drawn. */
  around: MapBox;
  /** The approximate area; empty if the position is exact. */
  area: readonly Corner[];
  labels: readonly PlaceLabelView[];
  colors: MailColors;
}

/** Builds a map as an SVG without fonts: land, names of towns, and the marker or the area. */
export function buildPlaceSvg({ window, around, area, labels, colors }: PlaceDrawing): string {
  const { paper, ink, accent } = colors;
  const outline = drawOutline(window, [], area, around);
  const { viewBox } = outline;
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const land = mixColors(ink, paper, 0.06);
  const line = mixColors(ink, paper, 0.3);
  const words = labels
    .map(({ name, left, top }) => drawName(name, (left / 100) * width, (top / 100) * height))
    .join('');
  const marker = `<path transform="translate(${width / 2 - 28} ${height / 2 - 63}) scale(1.75)" fill="${accent}" stroke="${paper}" stroke-width="3" paint-order="stroke" d="${markPath}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" viewBox="${viewBox}">`,
    `<rect width="${width}" height="${height}" fill="${mixColors(ink, paper, 0.16)}"/>`,
    `<path d="${outline.land}" fill="${land}" stroke="${line}" stroke-width="2"/>`,
    `<path d="${outline.borders}${outline.region}" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    outline.area &&
      `<path d="${outline.area}" fill="${accent}22" stroke="${accent}" stroke-width="3" stroke-linejoin="round"/>`,
    // Draws all outlines before all letters, so that no outline covers a neighbouring letter.
    `<g fill="none" stroke="${land}" stroke-linejoin="round" stroke-width="${(4 * units) / letterSize}">${words}</g>`,
    `<g fill="${mixColors(ink, paper, 0.85)}">${words}</g>`,
    area.length === 0 && marker,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${line}"/>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** Draws a name around a point; empty if it contains letters that cannot be drawn. */
function drawName(name: string, x: number, y: number): string {
  const line = setLine(name);
  if (!line) return '';
  const scale = letterSize / units;
  const left = Math.round(x - (line.width * scale) / 2);
  // Letters are about 0.7 of their size high.
  const foot = Math.round(y + letterSize * 0.35);
  return `<g transform="translate(${left} ${foot}) scale(${scale})">${line.letters
    .map(({ at, path }) => `<path transform="translate(${at})" d="${path}"/>`)
    .join('')}</g>`;
}
