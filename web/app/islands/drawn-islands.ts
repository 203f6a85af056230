/** The islands that the server draws, each with its script (`web/document/vite/style-sheets.ts` knows this file). */
export const drawnIslands = {
  form: async () => (await import('../form/view/form')).Form,
  'quick-search-input': async () =>
    (await import('../features/search/quick-search/quick-search-input')).QuickSearchInput,
};
