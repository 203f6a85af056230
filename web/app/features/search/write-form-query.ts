/**
 * The query of a filter form as a list's address writes it: without empty fields, the two prices as
 * one. What is not a text is left out.
 */
export function writeFormQuery(form: FormData): string {
  const query = new URLSearchParams();
  const [min = '', max = ''] = form.getAll('price').map(String);
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && name !== 'price') query.append(name, value);
  }
  if (min !== '' || max !== '') query.append('price', `${min}-${max}`);
  return query.toString();
}
