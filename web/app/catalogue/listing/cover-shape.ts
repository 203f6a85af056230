/**
 * Layout of the first photo on a wide screen: `wide` fills the width, `panorama` is a strip of
 * its own height, `beside` keeps a narrow, small or upright picture whole beside the gable.
 */
export type CoverShape = 'wide' | 'panorama' | 'beside';

/** Narrower pictures are never stretched over the screen. */
const leastWidth = 1400;

export function findCoverShape({ width, height }: { width: number; height: number }): CoverShape {
  const ratio = width / height;
  if (width < leastWidth || ratio < 1.2) return 'beside';
  return ratio > 2.2 ? 'panorama' : 'wide';
}

/** Returns how many photos are shown beside the first one. */
export function countTiles(shape: CoverShape, photos: number): number {
  const most = shape === 'beside' ? 4 : 2;
  if (photos > most) return most;
  return photos > 2 ? 2 : Math.max(0, photos - 1);
}
