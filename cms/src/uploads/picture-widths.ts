const contractWidths = [100, 400, 600, 1360];

/**
 * Widths in pixels that exist of a picture: those of the contract (SHELL-4) not above the original,
 * and the original's own when the largest would be missing.
 */
export function listPictureWidths(originalWidth: number): number[] {
  const widths = contractWidths.filter((width) => width <= originalWidth);
  const largest = contractWidths[contractWidths.length - 1] ?? 0;
  const needsOwn = originalWidth < largest && !widths.includes(originalWidth);
  return needsOwn ? [...widths, originalWidth] : widths;
}
