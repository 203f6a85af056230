const editors = '[data-slate-editor]';
const focusable = `input:not([type="hidden"]), textarea, select, ${editors}, button, [role="combobox"]`;
const tries = 40;

/**
 * Scrolls to a field of Strapi's form and focuses it: found by its name, otherwise by its label,
 * because texts and pictures have no name in the page. Opens the block around it, and waits until
 * the field is drawn. An empty name means the first field.
 */
export function focusField(name: string, label: string | null, left = tries): void {
  if (name.startsWith('blocks.')) openBlocks();
  const field = findField(name, label);
  if (field) {
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  } else if (left > 0) {
    setTimeout(() => focusField(name, label, left - 1), 100);
  }
}

function findField(name: string, label: string | null): HTMLElement | null {
  const form = document.querySelector<HTMLElement>('main form, form');
  if (!form) return null;
  if (name === '') return form.querySelector<HTMLElement>('input[name]');
  const labelled = label === null ? null : findByLabel(form, label);
  // A button of a text's editor has the name of the field.
  if (labelled?.matches(editors)) return labelled;
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!named) return labelled;
  return named.matches(focusable) ? named : named.querySelector(focusable);
}

/**
 * Finds the last label with these words, perhaps with a count (“Pictures (1 / 3)”): fields of a
 * block are below those of its form.
 */
function findByLabel(form: HTMLElement, words: string): HTMLElement | null {
  const labels = [...form.querySelectorAll<HTMLElement>('label')].filter(
    ({ textContent }) => textContent?.replace(/\*$|\(\d.*$/, '').trim() === words,
  );
  for (const label of labels.reverse()) {
    let around = label.parentElement;
    while (around && around !== form) {
      const fields = [...around.querySelectorAll<HTMLElement>(focusable)].filter(
        (one) => label.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      // Before a text are the buttons of its editor.
      const field = fields.find((one) => one.matches(editors)) ?? fields[0];
      if (field) return field;
      around = around.parentElement;
    }
  }
  return null;
}

/** Opens the closed blocks of the form's dynamic zone. */
function openBlocks(): void {
  for (const button of document.querySelectorAll<HTMLElement>(closedBlock)) button.click();
}

const closedBlock = 'form li button[data-orientation="vertical"][aria-expanded="false"]';
