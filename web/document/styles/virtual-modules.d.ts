/** Made by `web/document/vite/document-entry.ts`. */
declare module 'virtual:document-entry' {
  /** The address of the script that every page loads. */
  const address: string;
  export default address;
}

/** Made by `web/document/vite/style-sheets.ts`. */
declare module 'virtual:style-sheets' {
  /** The sheets of a page, each with the kinds of screens whose styles it has; none while developing. */
  const sheets: readonly (readonly [kinds: number, href: string])[];
  export default sheets;
  /** The address of what all sheets say about paper. */
  export const print: string;
}
