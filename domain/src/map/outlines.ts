import data from './outlines.json';

/** Outer and provincial borders, each a flat list: latitude, longitude, latitude, longitude … */
export const outlines: { land: number[][]; borders: number[][] } = data;
