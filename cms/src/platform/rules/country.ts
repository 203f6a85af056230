/** The snapshot's id of Belgium, also where a record names no country. */
export const BELGIUM = 10;
/** The snapshot's id of Luxembourg. */
export const LUXEMBOURG = 50;
