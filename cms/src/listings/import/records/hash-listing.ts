import { crc32 } from 'node:zlib';
import { LISTING_FIELDS, LISTING_TEXTS } from '../../rules/listing-fields';
import { hashGroup, type RecordGroup } from './group-records';
import type { WithheldAddress } from './hidden-address';

/** Raise when the importer reads the same fields differently: every listing is then written again. */
const REVISION = 4;

/** A new field is read from records that have not changed too. */
const VERSION = crc32(JSON.stringify([REVISION, LISTING_FIELDS, LISTING_TEXTS])) >>> 1;

/** The fingerprint by which an import knows a listing as unchanged. */
export function hashListing(group: RecordGroup, withheld?: WithheldAddress): string {
  return hashGroup(group, VERSION, withheld);
}
