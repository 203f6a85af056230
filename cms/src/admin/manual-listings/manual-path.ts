/** URL of the list of listings that staff write, or of one of them. */
export const manualPath = (key = ''): string => `/manual-listings${key && `/${key}`}`;

/** Path of the same in the API. */
export const manualApi = (key = ''): string => `/agency/manual-listings${key && `/${key}`}`;
