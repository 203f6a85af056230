/** A point on the map, in degrees of WGS 84. */
export interface Corner {
  readonly lat: number;
  readonly lng: number;
}

/** A place on the map, as listings have it. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** A window on the map, in degrees of WGS 84. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The smallest window with all the points, of which there is at least one. */
export function boxOf(points: readonly MapPoint[]): MapBox {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** The smallest window with all the windows, of which there is at least one. */
export function joinBoxes(boxes: readonly MapBox[]): MapBox {
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}
