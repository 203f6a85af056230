/** The snapshot's ids of countries; a record that names none is of Belgium. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;
