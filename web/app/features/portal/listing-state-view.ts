/** How a property stands: on the market, gone, or not on the site. */
export type ListingStateView = {
  kind: 'available' | 'option' | 'sold' | 'rented' | 'hidden';
  text: string;
};
