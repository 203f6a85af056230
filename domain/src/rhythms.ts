/** How often somebody is mailed about a saved search (FORM-9). */
export const rhythms = ['instant', 'daily', 'weekly'] as const;

export type Rhythm = (typeof rhythms)[number];
