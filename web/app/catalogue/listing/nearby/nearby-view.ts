/** What is near a listing whose address is published (DETAIL-10). */
export type NearbyView = {
  groups: {
    title: string;
    places: { name: string; distance: string; walk: string }[];
  }[];
  /** Whose data it is. */
  attribution: string;
};
