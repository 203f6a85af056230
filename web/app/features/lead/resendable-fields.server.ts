import { formOfKey } from '../../i18n/paths/form-entries';
import { matchPath } from '../../i18n/paths/match-path';
import { openWithoutCms } from '../../site/open-language.server';
import { fieldMeta } from '../../form/fields/field-meta.server';
import { findForm } from './forms.server';
import type { Widget } from '../../form/form-view';

/** What a page may never hold again once it was sent. */
const neverResent: ReadonlySet<Widget> = new Set(['password', 'file']);

/**
 * FORM-6: the names of the fields that an error page may hold to be sent again: those that the
 * form at this path defines, without passwords and files. Form tokens and answers to a bot check
 * are no fields of a form. Empty for every other path.
 */
export function listResendableFields(pathname: string): readonly string[] {
  const table = openWithoutCms('nl').table;
  const match = matchPath(table, pathname);
  const kind = match?.screen === 'form' ? formOfKey(match.params.key) : null;
  if (match === null || kind === null) return [];
  const { schema } = findForm(kind).openAway(openWithoutCms(match.language), new URLSearchParams());
  return Object.entries(schema.shape)
    .filter(([, field]) => {
      const widget = fieldMeta.get(field as never)?.widget;
      return widget !== undefined && !neverResent.has(widget);
    })
    .map(([name]) => name);
}
