import type { FieldView, FormView } from '../form-view';

/** All fields of a form, in their order. */
export function listFields({ groups }: FormView): FieldView[] {
  return groups.flatMap(({ fields }) => fields);
}
