import type { LanguageContext } from '../../../i18n/language-context.server';
import type { OwnerFigures } from './listing-rows.server';
import type { OwnerVisits } from './visits-view.server';

type Known = { visits: OwnerVisits | null; figures: OwnerFigures | null };

/**
 * Summarises the visits of this week and the agreed viewings in a sentence. Null before the first
 * of either; leaves out figures that failed to load.
 */
export function writeVerdict({ t }: LanguageContext, { visits, figures }: Known): string | null {
  const { week = 0, total = 0 } = visits?.totals ?? {};
  const coming = figures?.reduce((sum, { viewings }) => sum + viewings.length, 0) ?? 0;
  const seen = week > 0 ? t('portal.seen', { count: week }) : t('portal.notSeen');
  const planned = t('portal.planned', { count: coming });
  if (total > 0 && coming > 0) return t('portal.verdict', { seen, planned });
  if (total > 0) return `${seen}.`;
  return coming > 0 ? `${planned}.` : null;
}
