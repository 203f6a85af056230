import type { FeedKind } from '../feed-kind';
import { apimo } from './apimo/apimo';
import { kyero } from './kyero/kyero';
import { omnicasa } from './omnicasa/omnicasa';
import { openImmo } from './openimmo/openimmo';
import { skarabee } from './skarabee/skarabee';
import { sweepBright } from './sweepbright/sweepbright';
import { table } from './table/table';
import { whise } from './whise/whise';

/** All supported systems except the snapshot. Each validates its own settings. */
export const feedKinds: readonly FeedKind[] = [
  omnicasa,
  sweepBright,
  whise,
  apimo,
  openImmo,
  kyero,
  skarabee,
  table,
];
