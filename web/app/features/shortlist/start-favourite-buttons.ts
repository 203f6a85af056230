import type { TFunction } from 'i18next';
import { loadTexts } from '../../i18n/load-texts.client';
import { announce } from '../../lib/dom/announcements';
import type { DeviceList, SaveResult } from '../../lib/dom/device-list';
import { findAll, onEvent } from '../../lib/dom/on-event';
import { compared, favourites } from '../../lib/dom/shortlists';

const lists: Readonly<Record<string, DeviceList>> = { favourite: favourites, compare: compared };
const buttons = '[data-list-button]';

/**
 * Starts the buttons that add a listing to or remove it from the visitor's lists, and the
 * favourites counter.
 */
export function startFavouriteButtons(): void {
  showLists();
  favourites.subscribe(showLists);
  compared.subscribe(showLists);
  // A page from the back/forward cache may be older than the lists.
  window.addEventListener('pageshow', showLists);
  new MutationObserver(showLists).observe(document.body, { childList: true, subtree: true });
  onEvent('click', buttons, toggle);
}

function showLists(): void {
  for (const button of findAll(buttons)) {
    const isOn = String(
      listOf(button)
        .read()
        .includes(button.dataset.listing ?? ''),
    );
    if (button.getAttribute('aria-pressed') !== isOn) button.setAttribute('aria-pressed', isOn);
  }
  const count = favourites.read().length;
  for (const number of findAll('[data-favourites-count]')) {
    if (number.textContent !== String(count)) number.textContent = String(count);
    number.hidden = count === 0;
  }
  if (count > 0) nameCount(count).catch(() => undefined);
}

async function nameCount(count: number): Promise<void> {
  const { t } = await loadTexts();
  const name = t('shortlist.count', { count });
  for (const link of findAll('[data-favourites-link]')) {
    if (link.getAttribute('aria-label') !== name) link.setAttribute('aria-label', name);
  }
}

/** Offers to undo a removal, and reports when a listing cannot be stored. */
function toggle(button: HTMLElement): void {
  const list = listOf(button);
  const id = button.dataset.listing ?? '';
  const before = list.read();
  const isOn = before.includes(id);
  const result = list.write(isOn ? before.filter((other) => other !== id) : [...before, id]);
  const isTakenOff = result === 'kept' && isOn && list === favourites;
  if (result === 'kept' && !isTakenOff) return announce(null);
  const say = ({ t }: { t: TFunction }) => {
    if (result !== 'kept') return announce({ text: refusalText(t, list, result) });
    const undo = { label: t('shortlist.undo'), run: () => void list.write(before) };
    announce({ text: t('shortlist.removed'), action: undo });
  };
  loadTexts().then(say, () => undefined);
}

function refusalText(t: TFunction, list: DeviceList, result: Exclude<SaveResult, 'kept'>): string {
  if (result === 'refused') return t('shortlist.refused');
  return t(list === compared ? 'compare.full' : 'shortlist.full', { count: list.most });
}

function listOf({ dataset }: HTMLElement): DeviceList {
  return lists[dataset.listButton ?? ''] ?? favourites;
}
