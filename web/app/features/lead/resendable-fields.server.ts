import { formOfKey } from '../../i18n/paths/form-entries';
import { matchPath } from '../../i18n/paths/match-path';
import { openWithoutCms } from '../../site/open-language.server';
import { findFieldMeta } from '../../form/fields/field-meta.server';
import { findForm } from './forms.server';
import type { Widget } from '../../form/form-view';

/** Never included in a page once submitted. */
const neverResent: ReadonlySet<Widget> = new Set(['password', 'file']);

/**
 * Lists the fields that an error page may contain for resubmission: those of the form at this path,
 * without passwords and files. Form tokens and bot check answers are not fields. Empty for other
 * paths.
 */
export function listResendableFields(pathname: string): readonly string[] {
  const table = openWithoutCms('nl').table;
  const match = matchPath(table, pathname);
  const kind = match?.screen === 'form' ? formOfKey(match.params.key) : null;
  if (match === null || kind === null) return [];
  const { schema } = findForm(kind).openAway(openWithoutCms(match.language), new URLSearchParams());
  return Object.keys(schema.shape).filter((name) => {
    const widget = findFieldMeta(schema, name)?.widget;
    return widget !== undefined && !neverResent.has(widget);
  });
}
