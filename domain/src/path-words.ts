import { perLanguage, type Localized } from './languages';
import de from './path-words/de.json';
import en from './path-words/en.json';
import fr from './path-words/fr.json';
import nl from './path-words/nl.json';

/** Words of addresses and page names in breadcrumbs, by language. */
const words: Localized<typeof nl> = { nl, fr, en, de };

/** A page known without the CMS, by its original path. */
export type PageKey = keyof typeof nl.pages;

/** A form, by the type of its leads. */
export type FormKind = keyof typeof nl.forms.paths;

export const pageKeys = Object.keys(nl.pages) as PageKey[];

export const formKinds = Object.keys(nl.forms.paths) as FormKind[];

/**
 * Returns a page's own part of the address, without surrounding slashes; empty for the home page.
 */
export function pagePaths(key: PageKey): Localized<string> {
  return perLanguage((language) => words[language].pages[key].path);
}

/** Returns a page's path including its parents: `login/new-password` is below `login`. */
export function wholePaths(key: PageKey): Localized<string> {
  const keys = key.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
  return perLanguage((language) =>
    keys.map((above) => words[language].pages[above as PageKey].path).join('/'),
  );
}

export function pageNames(key: PageKey): Localized<string> {
  return perLanguage((language) => words[language].pages[key].name);
}

/** Returns the path and breadcrumb name above forms or thank-you pages. */
export function sectionWords(section: 'forms' | 'thanks'): {
  paths: Localized<string>;
  names: Localized<string>;
} {
  return {
    paths: perLanguage((language) => words[language][section].path),
    names: perLanguage((language) => words[language][section].name),
  };
}

export function formPaths(kind: FormKind): Localized<string> {
  return perLanguage(
    (language) => `${words[language].forms.path}/${words[language].forms.paths[kind]}`,
  );
}

/** Returns the path of a form's thank-you page, by default the same as the form's. */
export function thanksPaths(kind: FormKind): Localized<string> {
  return perLanguage((language) => {
    const { path, paths } = words[language].thanks;
    return `${path}/${(paths as Partial<Record<FormKind, string>>)[kind] ?? kind}`;
  });
}
