/** OWN-3: one number, what it counts, and since when. */
export type NumberView = { label: string; value: string; note: string };
