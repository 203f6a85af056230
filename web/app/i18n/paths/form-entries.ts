import {
  formKinds,
  formPaths,
  sectionWords,
  thanksPaths,
  type FormKind,
} from '@agency/domain/path-words';
import type { RouteEntry } from './route-entry';

export function formKey(kind: FormKind): string {
  return `form/${kind}`;
}

export function thanksKey(kind: FormKind): string {
  return `thank-you/${kind}`;
}

export function formOfKey(key: string): FormKind | null {
  const name = /^(?:form|thank-you)\/(.+)$/.exec(key)?.[1];
  return formKinds.find((kind) => kind === name) ?? null;
}

/** One page per form, which is also the endpoint for submissions. */
export const formEntries: readonly RouteEntry[] = formKinds.map((kind) => ({
  key: formKey(kind),
  type: 'form',
  parent: null,
  indexed: false,
  paths: formPaths(kind),
  names: sectionWords('forms').names,
}));

export const thanksEntries: readonly RouteEntry[] = formKinds.map((kind) => ({
  key: thanksKey(kind),
  type: 'feedback',
  parent: null,
  indexed: false,
  paths: thanksPaths(kind),
  names: sectionWords('thanks').names,
}));
