import { writeAddress, writeIdentity } from './fields-identity';
import { writeEnergy } from './fields-energy';
import { writeLayout } from './fields-layout';
import { writeLegal } from './fields-legal';
import { writePrice } from './fields-price';
import { writeAvailability, writeTechnical } from './fields-technical';
import type { Language } from './language';
import type { Listing } from './listing';
import { writeTeam } from './team';
import type { DrawnPicture } from './drawn-picture';
import { writePictures } from './pictures';
import type { ListingRecord } from './record';
import * as technical from './vocabulary/technical';
import { ASBESTOS, AVAILABILITY, CERTIFICATE, FLOOD_ZONE } from './vocabulary/terms';

/** Fields whose codes are written as words of the record's language. */
const WORDS: Readonly<Record<string, technical.Vocabulary>> = {
  ExtraRooms: technical.EXTRA_ROOMS,
  Heating: technical.HEATING,
  Kitchen: technical.KITCHEN,
  Roof: technical.ROOF,
  WindowFrame: technical.WINDOW_FRAME,
  Glazing: technical.GLAZING,
  GardenOrientation: technical.ORIENTATION,
  TerraceOrientation: technical.ORIENTATION,
  FacadeOrientation: technical.ORIENTATION,
  FloodZone: FLOOD_ZONE,
  AsbestosCertificateType: ASBESTOS,
  ElectricityCertificate: CERTIFICATE,
  GasCertificate: CERTIFICATE,
  Availability: AVAILABILITY,
};

/** Writes the fields that do not depend on the language, except by their words. */
export function writeFacts(listing: Listing): ListingRecord {
  return Object.assign(
    writeLayout(listing),
    writeEnergy(listing),
    writeLegal(listing),
    writeTechnical(listing),
  );
}

/** Writes the record of a listing in one language, with a stable order of fields. */
export function writeRecord(
  listing: Listing,
  facts: ListingRecord,
  text: { title: string; description: string },
  pictures: readonly DrawnPicture[],
  language: Language,
): ListingRecord {
  const record = Object.assign(
    writeIdentity(listing, language),
    writeTeam(listing),
    { Title: text.title, Description: text.description },
    writeAddress(listing, language),
    writePrice(listing, language),
    facts,
    writeAvailability(listing, language),
    writePictures(listing.id, pictures, language),
  );
  for (const [field, words] of Object.entries(WORDS)) {
    const code = record[field];
    if (code !== undefined && code !== '-') record[field] = translate(words, field, code, language);
  }
  return record;
}

function translate(
  words: technical.Vocabulary,
  field: string,
  code: unknown,
  language: Language,
): string {
  const word = words[String(code)];
  if (!word) throw new Error(`${field} has no word for ${String(code)}`);
  return word[language];
}
