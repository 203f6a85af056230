import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { listPlanningKeys, type PlanningSubject } from '../../../lib/planning-codes';
import { formatYesNo, type FactRow } from './fact-rows.server';

/** DETAIL-2: the planning mentions in words, each with its code beside it. */
export function listPlanningRows(
  listing: ListingDetailFragment,
  { t }: LanguageContext,
): FactRow[] {
  const explain = (name: FactRow[0], subject: PlanningSubject, mention: string | null): FactRow => {
    const words = listPlanningKeys(subject, mention).map((key) => t(key));
    return words.length > 0 ? [name, words.join(', '), mention] : [name, mention];
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
