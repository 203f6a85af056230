import { afterPaint } from '../../lib/dom/after-paint';
import { findAll, onEvent } from '../../lib/dom/on-event';

const dialogs = 'dialog[data-panel-dialog]';
/** Removes the history entry of the open dialog. */
let leaveEntry: ((keepsEntry?: boolean) => void) | undefined;
let isPressedBeside = false;
let pending: HTMLDialogElement | null = null;

/**
 * Starts the dialogs of `PanelDialog`, which show the content of their details element. Escape, the
 * close button, a click on the backdrop and Back close them; Tab stays inside.
 */
export function startPanelDialogs(): void {
  onEvent('click', '[data-opens-dialog]', (button) => {
    const dialog = document.getElementById(button.dataset.opensDialog ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    // A modal dialog makes the browser restyle the whole page, so the pressed button is painted
    // first.
    markOpener(dialog, true);
    pending = dialog;
    void afterPaint().then(() => {
      if (pending === dialog) openPanelDialog(dialog);
    });
  });
  onEvent('click', `${dialogs} [data-closes-dialog]`, (button) => {
    button.closest('dialog')?.close();
  });
  // A press that begins inside and ends outside, as in a text selection, is not on the backdrop.
  onEvent('pointerdown', dialogs, (dialog, event) => (isPressedBeside = isBeside(dialog, event)));
  onEvent('click', dialogs, (dialog, event) => {
    if (isPressedBeside && isBeside(dialog, event)) (dialog as HTMLDialogElement).close();
  });
  onEvent('keydown', dialogs, keepFocusInside);
  onEvent('close', dialogs, (dialog) => giveBack(dialog), { capture: true });
  // The back/forward cache must restore the page without the pressed button.
  window.addEventListener('pagehide', () => {
    if (pending) markOpener(pending, false);
    pending = null;
    leaveEntry?.(true);
    for (const dialog of findAll(`${dialogs}[open]`)) (dialog as HTMLDialogElement).close();
  });
}

/** Opens a dialog with the panel of the details element beside it, or with its template. */
export function openPanelDialog(dialog: HTMLDialogElement): void {
  pending = null;
  if (dialog.open || !dialog.isConnected) return;
  const body = dialog.querySelector('[data-dialog-body]');
  const panel = document.querySelector(`[data-dialog-panel="${dialog.id}"]`);
  const template = dialog.querySelector('template');
  if (panel) body?.append(...panel.childNodes);
  if (template && !body?.hasChildNodes()) body?.append(template.content.cloneNode(true));
  markOpener(dialog, true);
  dialog.showModal();
  void import('../../lib/dom/close-on-back').then(({ closeOnBack }) => {
    if (dialog.open) leaveEntry = closeOnBack(() => dialog.close());
  });
}

function giveBack(dialog: HTMLElement): void {
  const body = dialog.querySelector('[data-dialog-body]');
  const panel = document.querySelector(`[data-dialog-panel="${dialog.id}"]`);
  if (body && panel) panel.append(...body.childNodes);
  markOpener(dialog, false);
  leaveEntry?.();
}

function markOpener({ id }: HTMLElement, isOpen: boolean): void {
  for (const button of findAll(`[data-opens-dialog="${id}"]`)) {
    button.setAttribute('aria-expanded', String(isOpen));
  }
}

/** Reports whether the pointer is on the backdrop, whose events target the dialog. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const stops =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** Keeps Tab inside a dialog; it would continue to the browser's toolbar. */
function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const inside = [...dialog.querySelectorAll<HTMLElement>(stops)];
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
