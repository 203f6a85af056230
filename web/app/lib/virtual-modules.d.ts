/** Made by `web/document-entry.ts`. */
declare module 'virtual:document-entry' {
  /** The address of the script that every page loads. */
  const address: string;
  export default address;
}
