import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCityAsWritten } from '../../lib/text/city-text';
import { buildEnergyLabel } from '../../catalogue/listing/energy/build-energy-label';
import { buildRibbon } from '../../catalogue/listing/card/listing-card.server';
import { listFactGroups } from '../../catalogue/listing/facts/listing-facts.server';
import type { CompareGroupView } from '../../features/shortlist/shortlist-view';

type Group = { id: string; title: string; rows: { label: string; value: string | null }[] };

/**
 * Lists the facts of listings side by side, by group in the order of a listing's page. Omits rows
 * without values and marks differences.
 */
export function listCompareGroups(
  listings: readonly ListingDetailFragment[],
  context: LanguageContext,
): CompareGroupView[] {
  const { t } = context;
  // The column headers show the price.
  const told = [t('detail.fields.price'), t('detail.fields.rent')];
  const columns = listings.map((listing) => [
    buildMainGroup(listing, context),
    ...listFactGroups(listing, context).map((group) => ({
      ...group,
      rows: group.rows.filter(({ label }) => !told.includes(label)),
    })),
  ]);
  const groups = new Map<string, { title: string; labels: string[] }>();
  for (const { id, title, rows } of columns.flat()) {
    const known = groups.get(id) ?? { title, labels: [] };
    groups.set(id, { title, labels: mergeLabels(known.labels, rows) });
  }
  return [...groups]
    .map(([id, { title, labels }]) => ({
      id,
      title,
      rows: labels
        .map((label) => buildRow(label, columns, id))
        .filter(({ values }) => values.some(Boolean)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function buildRow(label: string, columns: readonly Group[][], group: string) {
  const values = columns.map((groups) => {
    const rows = groups.find(({ id }) => id === group)?.rows;
    return rows?.find((row) => row.label === label)?.value ?? null;
  });
  return { label, values, differs: new Set(values).size > 1 };
}

/** Inserts rows that one listing lacks after the row they follow in another. */
function mergeLabels(known: readonly string[], rows: Group['rows']): string[] {
  const labels = [...known];
  let place = 0;
  for (const { label } of rows) {
    const found = labels.indexOf(label);
    if (found < 0) labels.splice(place, 0, label);
    place = (found < 0 ? place : found) + 1;
  }
  return labels;
}

function buildMainGroup(listing: ListingDetailFragment, context: LanguageContext): Group {
  const { t } = context;
  const { card } = listing;
  const isClosed = card.availability !== 'available';
  return {
    id: 'main',
    title: t('compare.main'),
    rows: [
      { label: t('compare.type'), value: card.typeName },
      { label: t('compare.place'), value: formatCityAsWritten(card) },
      {
        label: t('compare.state'),
        value: (isClosed && buildRibbon(card, t)?.text) || t('compare.available'),
      },
      { label: t('compare.energy'), value: buildEnergyLabel(card.energyLabel)?.text ?? null },
    ],
  };
}
