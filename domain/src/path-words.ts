import { perLanguage, type Localized } from './languages';
import de from './path-words/de.json';
import en from './path-words/en.json';
import fr from './path-words/fr.json';
import nl from './path-words/nl.json';

/** The words of addresses and the names of pages in breadcrumbs, of each language. */
const words: Localized<typeof nl> = { nl, fr, en, de };

/** A page that the product knows without the CMS, by its original path. */
export type PageKey = keyof typeof nl.pages;

/** FORM-1: a form, by the name that its leads have. */
export type FormKind = keyof typeof nl.forms.paths;

/** The keys of the pages that exist without the CMS (ROUTE-1, ROUTE-6, ROUTE-10). */
export const pageKeys = Object.keys(nl.pages) as PageKey[];

/** Every form of FORM-1, in one order. */
export const formKinds = Object.keys(nl.forms.paths) as FormKind[];

/** A page's own part of the address, without slashes around; empty for the home page. */
export function pagePaths(key: PageKey): Localized<string> {
  return perLanguage((language) => words[language].pages[key].path);
}

/** A page's address with those above it: `login/new-password` stands below `login`. */
export function wholePaths(key: PageKey): Localized<string> {
  const keys = key.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
  return perLanguage((language) =>
    keys.map((above) => words[language].pages[above as PageKey].path).join('/'),
  );
}

/** A page's name in breadcrumbs. */
export function pageNames(key: PageKey): Localized<string> {
  return perLanguage((language) => words[language].pages[key].name);
}

/** What forms and thank-you pages stand below, and are called in breadcrumbs. */
export function sectionWords(section: 'forms' | 'thanks'): {
  paths: Localized<string>;
  names: Localized<string>;
} {
  return {
    paths: perLanguage((language) => words[language][section].path),
    names: perLanguage((language) => words[language][section].name),
  };
}

/** The address of a form's own screen, where it is filled in and sent. */
export function formPaths(kind: FormKind): Localized<string> {
  return perLanguage(
    (language) => `${words[language].forms.path}/${words[language].forms.paths[kind]}`,
  );
}

/** ROUTE-5: the address of a form's thank-you page, named as the form where nothing else is written. */
export function thanksPaths(kind: FormKind): Localized<string> {
  return perLanguage((language) => {
    const { path, paths } = words[language].thanks;
    return `${path}/${(paths as Partial<Record<FormKind, string>>)[kind] ?? kind}`;
  });
}
