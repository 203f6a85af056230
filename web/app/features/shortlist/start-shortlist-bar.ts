import { loadTexts } from '../../i18n/load-texts.client';
import { announce, onAnnouncement, readAnnouncement } from '../../lib/dom/announcements';
import { serialiseIds } from '../../lib/rules/id-list';
import { findAll, onEvent } from '../../lib/dom/on-event';
import { compared } from '../../lib/dom/shortlists';

export function startShortlistBar(): void {
  showTray();
  compared.subscribe(showTray);
  window.addEventListener('pageshow', showTray);
  onAnnouncement(showMessage);
  onEvent('click', '[data-close-message]', () => announce(null));
  onEvent('click', '[data-message-action]', () => {
    const message = readAnnouncement();
    message?.action?.run();
    announce(null);
  });
  onEvent('click', '[data-clear-compared]', () => void compared.write([]));
}

function showMessage(): void {
  const message = readAnnouncement();
  for (const box of findAll('[data-message]')) {
    box.hidden = message === null;
    const text = box.querySelector('[data-message-text]');
    const button = box.querySelector<HTMLElement>('[data-message-action]');
    if (text) text.textContent = message?.text ?? '';
    if (!button) continue;
    button.textContent = message?.action?.label ?? '';
    button.hidden = !message?.action;
  }
}

function showTray(): void {
  const ids = compared.read();
  for (const tray of findAll('[data-compare-tray]')) {
    tray.hidden = ids.length === 0;
    const link = tray.querySelector<HTMLAnchorElement>('a');
    if (link) link.href = (tray.dataset.compareTray ?? '') + serialiseIds(ids);
    if (ids.length > 0) nameCount(tray, ids.length).catch(() => undefined);
  }
}

async function nameCount(tray: HTMLElement, count: number): Promise<void> {
  const { t } = await loadTexts();
  const text = tray.querySelector('[data-compare-count]');
  if (text) text.textContent = t('compare.tray', { count });
}
