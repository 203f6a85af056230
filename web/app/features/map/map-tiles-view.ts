/** Where a map's pictures of streets come from. */
export type MapTilesView = {
  /** With `{z}`, `{x}`, `{y}`. */
  url: string;
  attribution: string;
  /** For example `tile.openstreetmap.org`. */
  host: string;
};
