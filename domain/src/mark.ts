/** The built-in mark as the path of an SVG, 32 wide and 36 high: a stepped gable on a corbel's curve. */
export const markPath =
  'M12.5 0h7v5.5h5v6h5v6H32V36h-7.5c0-6.5-3-11-8.5-11s-8.5 4.5-8.5 11H0V17.5h2.5v-6h5v-6h5Z';
