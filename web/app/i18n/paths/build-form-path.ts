import { buildPath } from './build-path';
import type { FormKind } from '@agency/domain/path-words';
import { formKey } from './form-entries';
import type { Language } from '@agency/domain/languages';
import type { RouteTable } from './route-table';

/** The field that says that a form only begins another: nothing in it is checked yet. */
export const formBeginName = 'begin';

/** The address of a form's own screen, where it is also sent to; the query says what it is about. */
export function buildFormPath(
  { table, language }: { table: RouteTable; language: Language },
  kind: FormKind,
  query?: URLSearchParams | Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams(query).toString();
  return buildPath(table, language, formKey(kind)) + (search === '' ? '' : `?${search}`);
}
