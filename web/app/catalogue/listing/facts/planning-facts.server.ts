import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { translations } from '../../../i18n/translations.server';
import {
  listPlanningKeys,
  splitMention,
  type PlanningKey,
  type PlanningSubject,
} from '../../../lib/planning-codes';
import { formatYesNo, type FactRow } from './fact-rows.server';

/** DETAIL-2: the planning mentions in words, each with its codes and what they stand for. */
export function listPlanningRows(
  listing: ListingDetailFragment,
  { t }: LanguageContext,
): FactRow[] {
  const explain = (name: FactRow[0], subject: PlanningSubject, mention: string | null): FactRow => {
    const keys = listPlanningKeys(subject, mention);
    if (keys.length === 0) return [name, mention];
    const codes = splitMention(mention).map((code, index) => {
      const key = keys[index] as PlanningKey;
      // A code is short for Dutch words.
      const meaning = translations.nl.t(key);
      return { code, words: t(key), text: t('detail.codeText', { code, meaning }) };
    });
    return [name, codes.map(({ words }) => words).join(', '), codes];
  };
  return [
    explain('permit', 'permit', listing.permit),
    explain('planningDestination', 'destination', listing.planningDestination),
    explain('allotmentPermit', 'allotment', listing.allotmentPermit),
    explain('summons', 'summons', listing.summons),
    explain('preemptionRight', 'preemption', listing.preemptionRight),
    ['judicialDecision', formatYesNo(t, listing.judicialDecision)],
  ];
}
