/**
 * Writes the query of a filter form as in a list's address: without empty fields, with the two
 * prices combined. Skips values that are not text.
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
