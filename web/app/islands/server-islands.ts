/**
 * Islands that the server renders, with their scripts; `web/document/vite/style-sheets.ts` uses
 * this path.
 */
export const serverIslands = {
  form: async () => (await import('../form/view/form')).Form,
  'quick-search-input': async () =>
    (await import('../features/search/quick-search/quick-search-input')).QuickSearchInput,
};
