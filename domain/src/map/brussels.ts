import data from './brussels.json';

/**
 * Borders of the Brussels Region and its communes, its forest and parks, ponds and canal; each line
 * or ring is a flat list: latitude, longitude, latitude, longitude … © OpenStreetMap contributors.
 */
export const brussels: {
  region: number[][];
  communes: number[][];
  green: number[][];
  water: number[][];
  canal: number[][];
} = data;
