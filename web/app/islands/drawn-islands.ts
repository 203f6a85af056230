/**
 * The islands that the server draws, each with its script; their styles are in everybody's sheet
 * (`web/join-styles.ts` knows this file).
 */
export const drawnIslands = {
  form: async () => (await import('../form/view/form')).Form,
  'form-block': async () => (await import('../form/view/form-block')).FormBlock,
  'quick-search-input': async () => {
    // It is loaded to have the other in its place.
    const [{ QuickSearchInput }] = await Promise.all([
      import('../features/search/quick-search-input'),
      import('../features/search/quick-search-combobox'),
    ]);
    return QuickSearchInput;
  },
};
