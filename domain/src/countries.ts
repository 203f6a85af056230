/** The snapshot's country ids; a record without one is in Belgium. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;
