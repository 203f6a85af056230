/** Maximum lengths of texts in characters. */
export const longest = { title: 255, description: 20_000, ribbon: 40, note: 300 } as const;

export const openHouseMinutes = { least: 15, most: 720 } as const;

export const mostPlaces = 1000;
