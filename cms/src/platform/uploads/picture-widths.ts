const contractWidths = [100, 400, 600, 1360];
/** For covers and banners on wide or high-density screens, where 1360 pixels look soft. */
const wideWidths = [2000, 2560];

/**
 * Returns the variant widths in pixels: those up to the original's, plus the original's own if
 * it is smaller than 1360.
 */
export function listPictureWidths(originalWidth: number): number[] {
  const widths = [...contractWidths, ...wideWidths].filter((width) => width <= originalWidth);
  const largest = contractWidths[contractWidths.length - 1] ?? 0;
  const needsOwn = originalWidth < largest && !widths.includes(originalWidth);
  return needsOwn ? [...widths, originalWidth] : widths;
}
