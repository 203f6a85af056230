import {
  formKinds,
  formPaths,
  sectionWords,
  thanksPaths,
  type FormKind,
} from '@agency/domain/path-words';
import type { RouteEntry } from './route-entry';

/** The key of a form's own screen in the route table. */
export function formKey(kind: FormKind): string {
  return `form/${kind}`;
}

/** The key of a form's thank-you page in the route table (ROUTE-5). */
export function thanksKey(kind: FormKind): string {
  return `thank-you/${kind}`;
}

/** The form behind a key of the route table, of its own screen or its thanks; null of no form. */
export function formOfKey(key: string): FormKind | null {
  const name = /^(?:form|thank-you)\/(.+)$/.exec(key)?.[1];
  return formKinds.find((kind) => kind === name) ?? null;
}

/** One screen per form: drawn alone, and the only endpoint for what visitors send. */
export const formEntries: readonly RouteEntry[] = formKinds.map((kind) => ({
  key: formKey(kind),
  type: 'form',
  parent: null,
  indexed: false,
  paths: formPaths(kind),
  names: sectionWords('forms').names,
}));

/** ROUTE-5: one thank-you page per form. */
export const thanksEntries: readonly RouteEntry[] = formKinds.map((kind) => ({
  key: thanksKey(kind),
  type: 'feedback',
  parent: null,
  indexed: false,
  paths: thanksPaths(kind),
  names: sectionWords('thanks').names,
}));
