import { findAll } from '../../../lib/dom/on-event';

/**
 * FIND-6: empties a form of filters. Of its hidden fields those stay that the query of the list
 * without filters has too, such as the order.
 */
export function clearFilters(form: HTMLFormElement, clearQuery: string): void {
  const kept = new URLSearchParams(clearQuery);
  for (const field of findAll('input, select', form)) {
    if (field instanceof HTMLSelectElement) field.value = '';
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'hidden' && !kept.has(field.name)) field.remove();
    // Of radio buttons that is the one for any.
    field.checked = field.value === '';
    if (field.type === 'search') {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
