import { Island } from '../../../document/islands/island';
import type { FormView } from '../form-view';

/** A form on a page; an empty one looks the same on every page that its schema is for. */
export function FormIsland({ form }: { form: FormView }) {
  const { groups: key, kind: name, action } = form;
  const isEmpty = Object.keys(form.values).length === 0;
  return (
    <Island
      name="form"
      props={{ form }}
      alike={isEmpty && name ? { key, name, action } : undefined}
    />
  );
}
