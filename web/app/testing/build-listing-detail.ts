import { parse } from 'graphql';
import { ListingDetailFragmentDoc, type ListingDetailFragment } from '../cms/generated/graphql';
import { buildListingCard } from './build-listing-card';

type Facts = Omit<ListingDetailFragment, 'card'>;

type Detail = Facts & { card?: Partial<ListingDetailFragment['card']> };

const unset = Object.fromEntries(listFacts().map((name) => [name, null]));

const nothing: Facts = {
  ...(unset as Record<keyof Facts, null>),
  isExactPlace: false,
  nearby: [],
  landing: { citySlug: 'elsene', typeSlug: 'appartement' },
  agent: null,
  agentKey: null,
  office: null,
  description: '',
  energyScale: [],
  energyLimits: [],
  openHouses: [],
  documents: [],
  pictures: [],
  localized: [],
  writtenIn: ['nl', 'fr', 'en', 'de'],
  advert: [],
};

/** Builds a listing with only the data of its card. */
export function buildListingDetail({
  card,
  ...facts
}: Partial<Detail> = {}): ListingDetailFragment {
  const { typeId = '2', publishedAt = null, latitude = null, longitude = null } = card ?? {};
  const place = { typeId, publishedAt, latitude, longitude };
  return { ...nothing, ...facts, card: { ...buildListingCard(card), ...place } };
}

function listFacts(): string[] {
  const { definitions } = parse(ListingDetailFragmentDoc.toString());
  return definitions.flatMap((definition) =>
    definition.kind === 'FragmentDefinition' && definition.name.value === 'ListingDetail'
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === 'Field' && !selection.selectionSet ? selection.name.value : [],
        )
      : [],
  );
}
