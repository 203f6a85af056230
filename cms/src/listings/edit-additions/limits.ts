/** How long the words of a correction and of an open house may be, in characters. */
export const longest = { title: 255, description: 20_000, ribbon: 40, note: 300 } as const;

/** How short and how long an open house may be. */
export const openHouseMinutes = { least: 15, most: 720 } as const;

/** How many an open house may be for. */
export const mostPlaces = 1000;
