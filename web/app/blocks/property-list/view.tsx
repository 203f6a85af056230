import { ListMap } from '../../features/map/list/list-map';
import type { FailedMapView, ListMapView } from '../../features/map/list/list-map-view';
import { ListingList } from '../../features/search/list/listing-list';
import type { ListingListView } from '../../features/search/list/listing-list-view';
import type { LinkView } from '../../ui/links/app-link';
import { Cards, type CardsView } from '../../ui/cards/cards';
import { ListingCard } from '../../catalogue/listing/card/listing-card';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';

export type ListingListBlockView = {
  kind: 'listing-list';
  list: ListingListView<ListMapView | FailedMapView>;
};

export type ListingTeaserView = {
  kind: 'listing-teaser';
  listings: ListingCardView[];
  more: LinkView | null;
  emptyText: string;
};

export function PropertyList({ list }: Pick<ListingListBlockView, 'list'>) {
  return <ListingList list={list} drawMap={(map) => <ListMap map={map} />} />;
}

type ListingCardsProps = {
  listings: ListingCardView[];
  view: CardsView;
  perRow: number;
  label: string;
};

export function ListingCards({ listings, ...form }: ListingCardsProps) {
  const layout = form.view === 'list' ? 'row' : 'column';
  return (
    <Cards {...form} strip>
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} layout={layout} />
      ))}
    </Cards>
  );
}
