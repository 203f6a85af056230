/** URL of the list of what adverts lack, or of the legal facts of one listing. */
export const legalPath = (listing = ''): string => `/legal-facts${listing && `/${listing}`}`;
