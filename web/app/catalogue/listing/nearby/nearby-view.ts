export type NearbyPlaceView = { name: string; distance: string; walk: string };

/** What is near a listing whose address is published (DETAIL-10). */
export type NearbyView = {
  groups: {
    title: string;
    /** At least one. */
    places: NearbyPlaceView[];
  }[];
  /** Whose data it is. */
  attribution: string;
};
