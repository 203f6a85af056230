/** The built-in logo as an SVG path, 32 wide and 36 high: a stepped gable on a corbel's curve. */
export const markPath =
  'M12.5 0h7v5.5h5v6h5v6H32V36h-7.5c0-6.5-3-11-8.5-11s-8.5 4.5-8.5 11H0V17.5h2.5v-6h5v-6h5Z';

/** Builds the logo as an SVG with one colour on a square of another. */
export function buildMarkSvg(ground: string, gable: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="${ground}"/><path fill="${gable}" transform="translate(18 15.75) scale(1.125)" d="${markPath}"/></svg>`;
}
