import { writeAddress, writeIdentity } from './fields-identity';
import { writeEnergy } from './fields-energy';
import { writeLayout } from './fields-layout';
import { writeLegal } from './fields-legal';
import { writePrice } from './fields-price';
import { writeAvailability, writeTechnical } from './fields-technical';
import type { Language } from './language';
import type { Listing } from './listing';
import { writePictures, type DrawnPicture } from './pictures';
import type { ListingRecord } from './record';
import * as technical from './vocabulary/technical';
import { ASBESTOS, AVAILABILITY, CERTIFICATE, FLOOD_ZONE } from './vocabulary/terms';

/** The fields that are made with a code and written as words of the record's language. */
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

/** The record of a listing in one language, in a stable order of fields. */
export function writeRecord(
  listing: Listing,
  text: { title: string; description: string },
  pictures: readonly DrawnPicture[],
  language: Language,
): ListingRecord {
  const fields: ListingRecord = {
    ...writeIdentity(listing, language),
    Title: text.title,
    Description: text.description,
    ...writeAddress(listing, language),
    ...writePrice(listing, language),
    ...writeLayout(listing),
    ...writeEnergy(listing),
    ...writeLegal(listing),
    ...writeTechnical(listing),
    ...writeAvailability(listing, language),
    ...writePictures(listing.id, pictures, language),
  };
  return translateCodes(fields, language);
}

function translateCodes(fields: ListingRecord, language: Language): ListingRecord {
  const translated: ListingRecord = {};
  for (const [field, value] of Object.entries(fields)) {
    const words = WORDS[field];
    translated[field] = words && value !== '-' ? translate(words, field, value, language) : value;
  }
  return translated;
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
