/** A map that is loaded when a visitor asks for it (RULE-8's rule for what other hosts serve). */
export type MapView = {
  /** What stands beside the map: the office with its address; null for a map of listings. */
  office: { name: string; address: string[]; directionsHref: string | null } | null;
  points: MapPointView[];
  /** Null when the CMS names no tile server or there is nothing to show: the address is enough. */
  tiles: MapTilesView | null;
};

export type MapPointView = {
  latitude: number;
  longitude: number;
  label: string;
  /** The listing's page; null for the office. */
  href: string | null;
};

export type MapTilesView = {
  /** With `{z}`, `{x}`, `{y}`. */
  url: string;
  attribution: string;
  /** For example `tile.openstreetmap.org`. */
  host: string;
};
