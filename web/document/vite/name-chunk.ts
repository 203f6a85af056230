import type { Rollup } from 'vite';

/** What runs React, for the pages that it runs and for islands. */
const react = /\/node_modules\/(react|react-dom|scheduler|react-i18next)\//;
/** Hooks of islands: as files of their own they would stand in the list of files that every page loads. */
const hooks = /\/app\/ui\/layout\/use-media\.ts$/;
/** What loads a script and its styles, in the words of Vite. */
const preloadHelper = /vite\/preload-helper/;
/** What scripts of many pages share with the question about cookies and with islands. */
const shared = /\/app\/lib\/(dom\/parse-html|rules\/match-words)\.ts$/;
/** What reads and keeps a choice about cookies: one file, beside the question with its styles. */
const consentChoice = /\/app\/features\/consent\/choice\/(read|save)-choice\.ts$/;
const documentEntry = /\/app\/entry\.document\.ts$/;

/**
 * Keeps React out of the chunks of others, which would come with them, and puts all that every page
 * loads into one: small files cost more on the way than they weigh.
 */
export const nameChunk: Rollup.GetManualChunk = (id, { getModuleInfo, getModuleIds }) => {
  if (react.test(id) || hooks.test(id)) return 'react';
  if (preloadHelper.test(id) || shared.test(id)) return 'document-modules';
  if (consentChoice.test(id)) return 'consent-choice';
  const entry = [...getModuleIds()].find((other) => documentEntry.test(other));
  return entry && isImportedBy(entry, id, getModuleInfo) ? 'document-modules' : null;
};

/** Whether a module imports another at once, by itself or through others. */
function isImportedBy(
  importer: string,
  id: string,
  getModuleInfo: Rollup.GetModuleInfo,
  seen = new Set<string>(),
): boolean {
  if (seen.has(importer)) return false;
  seen.add(importer);
  const imported = getModuleInfo(importer)?.importedIds ?? [];
  return (
    imported.includes(id) || imported.some((other) => isImportedBy(other, id, getModuleInfo, seen))
  );
}

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
