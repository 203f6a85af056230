import { announce } from '../../lib/dom/announcements';
import { onEvent } from '../../lib/dom/on-event';
import { openPanelDialog } from '../dialogs/panel-dialogs';

/** Starts the share button, and the button of its dialog that copies the address. */
export function start(): void {
  // Runs before the same press opens the dialog.
  onEvent('click', '[data-opens-dialog="share"]', handOn, { capture: true });
  onEvent('click', '[data-copy]', (button) => void copy(button));
  onEvent('focusin', '[data-share-url]', (field) => (field as HTMLInputElement).select());
}

function handOn(_button: HTMLElement, event: Event): void {
  const dialog = document.getElementById('share');
  const field = dialog?.querySelector<HTMLInputElement>('[data-share-url]');
  if (!('share' in navigator) || !field || !(dialog instanceof HTMLDialogElement)) return;
  event.stopPropagation();
  const title = field.closest<HTMLElement>('[data-share-title]')?.dataset.shareTitle ?? '';
  navigator.share({ title, url: field.value }).catch((error: Error) => {
    // An AbortError means that the visitor closed the share menu.
    if (error.name !== 'AbortError') openPanelDialog(dialog);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const box = button.parentElement;
  const field = box?.querySelector<HTMLInputElement>('[data-share-url]');
  const status = box?.querySelector('[role="status"]');
  try {
    await navigator.clipboard.writeText(field?.value ?? '');
  } catch {
    return announce({ text: button.dataset.failed ?? '' });
  }
  const copied = button.dataset.copy ?? '';
  button.textContent = copied;
  if (status) status.textContent = copied;
}
