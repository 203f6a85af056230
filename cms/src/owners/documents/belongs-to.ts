/** Whose a file is: of a listing and its owner together, by their document ids. */
export function belongsTo(listing: string, owner: string): string {
  return `${listing}.${owner}`;
}
