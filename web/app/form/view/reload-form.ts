import { parseHtml } from '../../lib/parse-html';
import { readProps } from '../../lib/read-props';
import type { FormView } from '../form-view';

/** What the form of this page offers by now; null when it cannot be had. */
export async function reloadForm(): Promise<FormView | null> {
  try {
    const response = await fetch(window.location.href);
    const page = parseHtml(await response.text());
    return readProps<{ form: FormView }>('form', page)?.form ?? null;
  } catch {
    return null;
  }
}
