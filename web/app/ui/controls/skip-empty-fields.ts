import { onEvent } from '../../lib/dom/on-event';

/** Keeps empty fields of GET forms with `data-skip-empty` out of the address. */
export function startSkipEmptyFields(): void {
  const skip = (form: HTMLElement) => {
    const empty = [...(form as HTMLFormElement).elements].filter(isEmptyField);
    for (const field of empty) field.disabled = true;
    // By then the browser has read the form, which may be used again.
    setTimeout(() => {
      for (const field of empty) field.disabled = false;
    });
  };
  // Runs before scripts that submit the form themselves.
  onEvent('submit', 'form[data-skip-empty]', skip, { capture: true });
}

function isEmptyField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField && element.name !== '' && element.value === '' && !element.disabled;
}
