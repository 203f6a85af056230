import type { FieldView, FormView } from '../form-view';

export function listFields({ groups }: FormView): FieldView[] {
  return groups.flatMap(({ fields }) => fields);
}
