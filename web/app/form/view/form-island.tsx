import { Island } from '../../../document/islands/island';
import type { FormView } from '../form-view';

/** Renders a form as an island; an empty one is the same on every page with its schema. */
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
