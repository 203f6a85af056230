/** A point in degrees of WGS 84. */
export interface Corner {
  readonly lat: number;
  readonly lng: number;
}

/** A point with the field names of listings. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

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

export function joinBoxes(boxes: readonly MapBox[]): MapBox {
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
}
