const contractWidths = [100, 400, 600, 1360];
/** For banners on wide or high-density screens, where 1360 pixels look soft. */
const bannerWidth = 2400;

/**
 * Returns the variant widths in pixels: those up to the original's, plus the original's own if
 * it is smaller than the largest. Banner pictures also get 2400.
 */
export function listPictureWidths(originalWidth: number, forBanners = false): number[] {
  const wanted = forBanners ? [...contractWidths, bannerWidth] : contractWidths;
  const widths = wanted.filter((width) => width <= originalWidth);
  const largest = contractWidths[contractWidths.length - 1] ?? 0;
  const needsOwn = originalWidth < largest && !widths.includes(originalWidth);
  return needsOwn ? [...widths, originalWidth] : widths;
}
