import type { Rollup } from 'vite';

const react = /\/node_modules\/(react|react-dom|scheduler|react-i18next)\//;
/** Hooks of islands: in files of their own they would be in the file list of every page. */
const hooks = /\/app\/ui\/layout\/use-media\.ts$/;
const preloadHelper = /vite\/preload-helper/;
/** Modules that the scripts of many pages share with the consent question and with islands. */
const shared = /\/app\/lib\/(dom\/parse-html|rules\/match-words)\.ts$/;
/** Modules that read and store a consent choice, in the file of the question with its styles. */
const consentChoice = /\/app\/features\/consent\/choice\/(read|save)-choice\.ts$/;
const documentEntry = /\/app\/entry\.document\.ts$/;

/**
 * Keeps React out of other chunks, which would load it, and bundles what every page loads: small
 * files cost more requests than they save.
 */
export const nameChunk: Rollup.GetManualChunk = (id, { getModuleInfo, getModuleIds }) => {
  if (react.test(id) || hooks.test(id)) return 'react';
  if (preloadHelper.test(id) || shared.test(id)) return 'document-modules';
  if (consentChoice.test(id)) return 'consent-choice';
  const entry = [...getModuleIds()].find((other) => documentEntry.test(other));
  return entry && isImportedBy(entry, id, getModuleInfo) ? 'document-modules' : null;
};

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

const loaded = /\/document(-modules)?-[\w-]{8}\.js$/;

/**
 * Lists the files to preload with a dynamic import: `files` without those that are loaded, and none
 * if only the script itself remains. Each omitted name makes the script of every page shorter.
 */
export function listPreloads(_script: string, files: readonly string[]): string[] {
  const missing = files.filter((file) => !loaded.test(file));
  return missing.length > 1 ? missing : [];
}
