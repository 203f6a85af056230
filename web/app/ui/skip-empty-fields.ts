import type { FormEvent } from 'react';

/** Keeps what was left empty out of the address that a GET form makes; for `onSubmit`. */
export function skipEmptyFields(event: FormEvent<HTMLFormElement>): void {
  const empty = [...event.currentTarget.elements].filter(isEmptyField);
  for (const field of empty) field.disabled = true;
  // The form has been read by then, and may be used again.
  setTimeout(() => {
    for (const field of empty) field.disabled = false;
  });
}

function isEmptyField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField && element.name !== '' && element.value === '' && !element.disabled;
}
