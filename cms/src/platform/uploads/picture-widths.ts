const contractWidths = [100, 400, 600, 1360];
/** For a banner across a wide or fine screen, which 1360 pixels would leave soft. */
const bannerWidth = 2400;

/**
 * Widths in pixels that exist of a picture: those of the contract (SHELL-4) not above the original,
 * and the original's own when the largest would be missing. One that may stand in a banner also
 * exists at 2400.
 */
export function listPictureWidths(originalWidth: number, forBanners = false): number[] {
  const wanted = forBanners ? [...contractWidths, bannerWidth] : contractWidths;
  const widths = wanted.filter((width) => width <= originalWidth);
  const largest = contractWidths[contractWidths.length - 1] ?? 0;
  const needsOwn = originalWidth < largest && !widths.includes(originalWidth);
  return needsOwn ? [...widths, originalWidth] : widths;
}
