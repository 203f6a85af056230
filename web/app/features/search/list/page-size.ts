/** What fits a list's page: rows of three and of two come out even. */
export const pageSize = 12;

/** The CMS gives no more listings at once. */
export const mostAtOnce = 50;
