import type { ComponentType, FunctionComponent } from 'react';
import { loadTexts } from '../../app/i18n/load-texts.client';
import { onEvent } from '../../app/lib/dom/on-event';
import type { IslandComponent } from './island';

type IslandScripts<Islands> = { readonly [Name in keyof Islands]: () => Promise<IslandComponent> };

type IslandProps<Islands extends IslandScripts<Islands>, Name extends keyof Islands> =
  Awaited<ReturnType<Islands[Name]>> extends ComponentType<infer Props> ? Props : never;

const island = '[data-island]';
const held = `${island} [data-held-click]`;
const waking = new WeakMap<HTMLElement, Promise<void>>();
const awake = new WeakSet<HTMLElement>();

export function createIslands<Islands extends IslandScripts<Islands>>(islands: Islands) {
  return { startIslands, mountIsland, prepareIsland };

  /**
   * Hydrates an island when it is first hovered, touched or focused. Until then, and if its script
   * fails to load, it is the server's HTML: working links, fields and forms. The focus event that
   * started the hydration is repeated, and so is a click on an element with `data-held-click`.
   */
  function startIslands(): void {
    for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
      onEvent(type, island, (element) => void wake(element).catch(() => undefined));
    }
    onEvent('click', held, holdClick, { capture: true });
    // The focus may be in it before this script has loaded.
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
    // By position, because a page may have several islands of a name.
    const { previousElementSibling: json } = element;
    const [run, { hydrateIsland }] = await Promise.all([
      load(
        element.dataset.island as keyof Islands,
        JSON.parse(json?.textContent ?? '{}') as object,
      ),
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
   * Renders an island into an element, replacing its content; returns a function that removes it.
   * Throws if its script fails to load and then changes nothing.
   */
  async function mountIsland<Name extends keyof Islands>(
    element: HTMLElement,
    name: Name,
    props: IslandProps<Islands, Name>,
  ): Promise<() => void> {
    const [run, { runIsland }] = await Promise.all([
      load(name, props as object),
      import('./run-island.client'),
    ]);
    return runIsland(element, run);
  }

  async function prepareIsland(name: keyof Islands): Promise<void> {
    await Promise.all([islands[name](), loadTexts(), import('./run-island.client')]);
  }

  async function load(name: keyof Islands, props: object) {
    const [component, translation] = await Promise.all([islands[name](), loadTexts()]);
    return { component: component as FunctionComponent<object>, translation, props };
  }
}
