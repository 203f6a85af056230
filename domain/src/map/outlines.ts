import data from './outlines.json';

/** The outer borders and those of provinces, each a line: latitude, longitude, latitude, longitude … */
export const outlines: { land: number[][]; borders: number[][] } = data;
