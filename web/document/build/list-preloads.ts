/** What every page has loaded when a script of it asks for another. */
const loaded = /\/document(-modules)?-[\w-]{8}\.js$/;

/**
 * What the browser loads at once with a script that is imported while a page runs: `files` without what
 * it has already, and nothing where only the script itself remains. Each name left out is a name less in
 * a script that every page loads.
 */
export function listPreloads(_script: string, files: readonly string[]): string[] {
  const missing = files.filter((file) => !loaded.test(file));
  return missing.length > 1 ? missing : [];
}
