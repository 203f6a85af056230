import { crc32 } from 'node:zlib';
import { LISTING_FIELDS, LISTING_TEXTS } from '../../rules/listing-fields';
import { hashGroup, type RecordGroup } from './group-records';
import type { WithheldAddress } from './hidden-address';

/**
 * Increase it when the importer reads the same fields differently: every listing is then written
 * again.
 */
const REVISION = 4;

/** Includes the fields, so that a new field is also read from unchanged records. */
const VERSION = crc32(JSON.stringify([REVISION, LISTING_FIELDS, LISTING_TEXTS])) >>> 1;

export function hashListing(group: RecordGroup, withheld?: WithheldAddress): string {
  return hashGroup(group, VERSION, withheld);
}
