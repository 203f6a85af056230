import { Cards, type CardsView } from '../../ui/cards';
import { ListingCard } from '../../catalogue/listing/card/listing-card';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';

type ListingCardsProps = {
  listings: ListingCardView[];
  view: CardsView;
  perRow: number;
  label: string;
};

/** Listings in the form an editor chose (MENU-9). */
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
