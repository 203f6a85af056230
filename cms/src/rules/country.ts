/** The snapshot's id of Belgium, also where a record names no country. */
export const BELGIUM = 10;
