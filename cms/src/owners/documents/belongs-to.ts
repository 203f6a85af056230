/** Returns the value that ties a file to a listing and its owner, by document ids. */
export function belongsTo(listing: string, owner: string): string {
  return `${listing}.${owner}`;
}
