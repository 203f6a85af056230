import type { FieldView, FormView } from '../form-view';

export function listFields({ groups }: Pick<FormView, 'groups'>): FieldView[] {
  return groups.flatMap(({ fields }) => fields);
}
