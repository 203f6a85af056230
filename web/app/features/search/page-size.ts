/** What fits a list's page: rows of three and of two come out even. */
export const pageSize = 12;
