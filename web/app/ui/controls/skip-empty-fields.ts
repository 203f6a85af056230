import { onEvent } from '../../lib/dom/on-event';

/** Keeps what was left empty out of the address that a GET form with `data-skip-empty` makes. */
export function startSkipEmptyFields(): void {
  const skip = (form: HTMLElement) => {
    const empty = [...(form as HTMLFormElement).elements].filter(isEmptyField);
    for (const field of empty) field.disabled = true;
    // The form has been read by then, and may be used again.
    setTimeout(() => {
      for (const field of empty) field.disabled = false;
    });
  };
  // Before a script that sends the form itself.
  onEvent('submit', 'form[data-skip-empty]', skip, { capture: true });
}

function isEmptyField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField && element.name !== '' && element.value === '' && !element.disabled;
}
