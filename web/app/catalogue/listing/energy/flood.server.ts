import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { findFloodScoreKey, findFloodZoneKey } from '../../../lib/surroundings';
import { listFactRows } from '../facts/fact-rows.server';
import type { FloodScoreView, FloodView } from '../listing-detail-view';

/** RULE-11, DETAIL-2: the flood scores with what they mean, and the zone; null without any. */
export function buildFlood(
  { pScore, gScore, floodZone }: ListingDetailFragment,
  { t }: LanguageContext,
): FloodView | null {
  const zone = findFloodZoneKey(floodZone);
  const scores = [buildScore('parcel', pScore, t), buildScore('building', gScore, t)];
  const rows = listFactRows(t, [['floodZone', zone === null ? floodZone : t(zone)]]);
  const known = scores.filter((score) => score !== null);
  if (known.length === 0 && rows.length === 0) return null;
  return { title: t('floods.title'), scores: known, rows };
}

function buildScore(
  kind: FloodScoreView['kind'],
  given: string | null,
  t: LanguageContext['t'],
): FloodScoreView | null {
  if (!given?.trim()) return null;
  const key = findFloodScoreKey(given);
  const letter = given.trim().toUpperCase();
  return {
    kind,
    label: t(kind === 'parcel' ? 'detail.fields.pScore' : 'detail.fields.gScore'),
    letter,
    level: key === null ? 0 : 'ABCD'.indexOf(letter),
    meaning: key === null ? '' : t(key),
  };
}
