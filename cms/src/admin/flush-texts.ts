const textField = '[data-slate-editor]';

/**
 * Passes what was typed in a text field to the form before Strapi looks whether there is something
 * to save: it waits 300 ms after a key, and ignored Ctrl+S until then. Call it while
 * bootstrapping.
 */
export function flushTexts(): void {
  // Captured, so that it comes before Strapi's own listener on the window.
  window.addEventListener('keydown', flush, { capture: true });
}

function flush({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (!(ctrlKey || metaKey) || !/^(s|enter)$/i.test(key)) return;
  const { activeElement } = document;
  // Strapi does the same when it saves.
  if (activeElement instanceof HTMLElement && activeElement.matches(textField))
    activeElement.blur();
}
