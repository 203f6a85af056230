import type { ListingOutcomeFragment, OwnerOutcomesQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { formatCurrency } from '@agency/domain/money';
import { formatDate, formatMoment } from '../../../lib/text/formats';
import type { OwnedListings } from '../owned-listings.server';
import type { ListingChangesView } from './outcome-view.server';

export type OwnerOutcomes = NonNullable<OwnerOutcomesQuery['ownerOutcomes']>;

const counted = [
  ...(['views', 'enquiries', 'visitsAsked', 'visitsDone'] as const),
  ...(['offers', 'savedSearches'] as const),
];

/**
 * Builds the changes since the previous login, of all listings or one; null at the first login,
 * which has nothing to compare with.
 */
export function buildListingChanges(
  context: LanguageContext,
  { from, listings }: OwnerOutcomes,
  owned: OwnedListings | null,
): ListingChangesView | null {
  const { t, locale, language } = context;
  const when = formatMoment(locale, from);
  if (from === null || when === null) return null;
  const titles = new Map(owned?.map(({ reference, title }) => [reference, title]));
  const items = listings
    .map((outcome) => ({
      key: outcome.reference,
      listing: owned && {
        label: titles.get(outcome.reference) ?? outcome.reference,
        href: buildPortalPath(language, outcome.reference),
      },
      facts: listFacts(context, outcome, from),
    }))
    .filter(({ facts }) => facts.length > 0);
  const text = items.length > 0 ? 'outcome.changesText' : 'outcome.changesNone';
  return { title: t('outcome.changes'), text: t(text, { when }), items };
}

/** Lists the changes of a period in words: numbers first, then staff's notes. */
export function listFacts(
  { t, locale }: LanguageContext,
  { period, prices, feedback, nextStep }: ListingOutcomeFragment,
  from: string,
): string[] {
  const isNew = ({ at }: { at: string }) => Date.parse(at) >= Date.parse(from);
  // Views are counted by day, so those of the whole day of that login are included.
  const day = formatDate(locale, from);
  const said = feedback.filter(isNew).length;
  return [
    ...counted
      .filter((name) => period[name] > 0)
      .map((name) => t(`outcome.new.${name}`, { count: period[name], day })),
    ...prices.filter(isNew).map((change) =>
      t('outcome.new.price', {
        from: formatCurrency(change.from),
        to: formatCurrency(change.to),
      }),
    ),
    ...(said > 0 ? [t('outcome.new.feedback', { count: said })] : []),
    ...(nextStep && isNew(nextStep) ? [t('outcome.new.next')] : []),
  ];
}
