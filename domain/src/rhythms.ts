/** Frequencies of mails about a saved search. */
export const rhythms = ['instant', 'daily', 'weekly'] as const;

export type Rhythm = (typeof rhythms)[number];
