import { findAll, onEvent } from '../../lib/dom/on-event';

const open = 'details[data-disclosure][open]';

/** Closes the panels of `Disclosure` on Escape, on a press elsewhere and when they lose focus. */
export function startDisclosures(): void {
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target));
  document.addEventListener('focusin', ({ target }) => closeOthers(target));
  onEvent('keydown', open, (details, { key }) => {
    if (key !== 'Escape') return;
    details.removeAttribute('open');
    details.querySelector('summary')?.focus();
  });
  const focusField = (details: HTMLElement) =>
    details.querySelector<HTMLElement>('[data-focus-when-open] input')?.focus();
  onEvent('toggle', open, focusField, { capture: true });
}

function closeOthers(target: EventTarget | null): void {
  for (const details of findAll(open)) {
    if (!(target instanceof Node) || !details.contains(target)) details.removeAttribute('open');
  }
}
