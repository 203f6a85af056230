import { findAll, onEvent } from '../lib/on-event';

const list = '[data-tabs]';

/** Makes tabs of the links of `Tabs` (ARIA APG, tabs that follow the focus). */
export function startTabs(): void {
  for (const tabs of findAll(list)) {
    tabs.role = 'tablist';
    tabs.ariaLabel = tabs.dataset.tabs ?? '';
    choose(tabs, 0);
  }
  onEvent('click', `${list} a`, (tab, event) => {
    event.preventDefault();
    const tabs = tab.closest<HTMLElement>(list);
    if (tabs) choose(tabs, listTabs(tabs).indexOf(tab as HTMLAnchorElement));
  });
  onEvent('keydown', list, (tabs, event) => {
    const links = listTabs(tabs);
    const at = links.findIndex((tab) => tab.ariaSelected === 'true');
    const next = findNext(event.key, at, links.length);
    if (next === null) return;
    event.preventDefault();
    choose(tabs, next);
    links[next]?.focus();
  });
}

function choose(tabs: HTMLElement, chosen: number): void {
  listTabs(tabs).forEach((tab, at) => {
    const isChosen = at === chosen;
    const panel = document.getElementById(tab.hash.slice(1));
    tab.role = 'tab';
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    tab.toggleAttribute('data-shown', isChosen);
    if (!panel) return;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    panel.hidden = !isChosen;
    panel.toggleAttribute('data-shown', isChosen);
  });
}

function listTabs(tabs: HTMLElement): HTMLAnchorElement[] {
  return [...tabs.querySelectorAll('a')];
}

/** Where a key leads from a tab, going round; null for a key that means nothing here. */
function findNext(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
