/** A point on the map, in degrees of WGS 84. */
export interface Corner {
  readonly lat: number;
  readonly lng: number;
}

/** A window on the map, in degrees of WGS 84. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
