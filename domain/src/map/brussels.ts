import data from './brussels.json';

/**
 * The Brussels Region by its border, those of its communes, its forest and parks, its ponds and its
 * canal; each line or ring: latitude, longitude, latitude, longitude … © OpenStreetMap contributors.
 */
export const brussels: {
  region: number[][];
  communes: number[][];
  green: number[][];
  water: number[][];
  canal: number[][];
} = data;
