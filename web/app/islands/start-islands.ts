import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/load-texts.client';
import { onEvent } from '../lib/on-event';
import { islands, type IslandName, type IslandProps } from './list-islands';

const island = '[data-island]';
const held = `${island} [data-held-click]`;
const waking = new WeakMap<HTMLElement, Promise<void>>();
const awake = new WeakSet<HTMLElement>();

/**
 * Lets React take over an island when it is first pointed at, touched or focused. Until then, and
 * when its script does not come, it is what the server drew: links, fields and forms that work. The
 * focus that woke it is told to it anew, and so is a click on what does more than the server drew
 * (`data-held-click`).
 */
export function startIslands(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    onEvent(type, island, (element) => void wake(element).catch(() => undefined));
  }
  onEvent('click', held, holdClick, { capture: true });
  // It may have been reached before this script came.
  const reached = document.activeElement?.closest<HTMLElement>(island);
  if (reached) void wake(reached).catch(() => undefined);
}

function holdClick(button: HTMLElement, event: Event): void {
  const element = button.closest<HTMLElement>(island);
  if (!element || awake.has(element)) return;
  event.preventDefault();
  event.stopPropagation();
  const clickAgain = () => {
    awake.add(element);
    button.focus();
    button.click();
  };
  wake(element).then(clickAgain, clickAgain);
}

function wake(element: HTMLElement): Promise<void> {
  const running = waking.get(element) ?? takeOver(element);
  waking.set(element, running);
  running.catch(() => waking.delete(element));
  return running;
}

async function takeOver(element: HTMLElement): Promise<void> {
  // Its own: a page may have several of a name.
  const { previousElementSibling: json } = element;
  const [run, { hydrateIsland }] = await Promise.all([
    load(element.dataset.island as IslandName, JSON.parse(json?.textContent ?? '{}') as never),
    import('./run-island.client'),
  ]);
  await hydrateIsland(element, run);
  awake.add(element);
  const { activeElement: focused } = document;
  if (focused && element.contains(focused)) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/**
 * Draws an island into an element in place of what is there; returns how to take it away. Throws
 * when its script cannot be had, and then changes nothing.
 */
export async function mountIsland<Name extends IslandName>(
  element: HTMLElement,
  name: Name,
  props: IslandProps<Name>,
): Promise<() => void> {
  const [run, { drawIsland }] = await Promise.all([
    load(name, props),
    import('./run-island.client'),
  ]);
  return drawIsland(element, run);
}

/** Fetches what {@link mountIsland} will need: somebody is about to. */
export async function prepareIsland(name: IslandName): Promise<void> {
  await Promise.all([islands[name](), loadTexts(), import('./run-island.client')]);
}

async function load<Name extends IslandName>(name: Name, props: IslandProps<Name>) {
  const [component, translation] = await Promise.all([islands[name](), loadTexts()]);
  return {
    component: component as unknown as ComponentType<object>,
    translation,
    props: props as object,
  };
}
