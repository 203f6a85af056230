import { findAll } from '../../../lib/dom/on-event';

/**
 * Clears a filter form. Keeps hidden fields that the unfiltered list's query also has, such as the
 * sort order.
 */
export function clearFilters(form: HTMLFormElement, clearQuery: string): void {
  const kept = new URLSearchParams(clearQuery);
  for (const field of findAll('input, select', form)) {
    if (field instanceof HTMLSelectElement) field.value = '';
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'hidden' && !kept.has(field.name)) field.remove();
    // The radio button for any value has an empty one.
    field.checked = field.value === '';
    if (field.type === 'search') {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
