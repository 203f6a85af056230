import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { addStyles, collectStyles, type Drawn } from '../ui/drawn-styles';
import type { DrawIsland } from '../ui/island-renderer';
import { drawnIslands } from './drawn-islands';

let loading: Promise<ReadonlyMap<string, ComponentType<object>>> | null = null;

type Kept = Drawn & { prefix: string; action: string };

/** What is drawn once for many pages; a document has each once, for the ids in it. */
const kept = new WeakMap<object, Kept>();
let keptCount = 0;

/**
 * Draws the islands of one page. Each is drawn as a tree of its own, as the browser will take it
 * over, with ids that begin differently.
 */
export async function createIslandRenderer(translation: i18n): Promise<DrawIsland> {
  const components = await (loading ??= loadComponents());
  const used = new Set<object>();
  let count = 0;
  const draw = (name: string, props: object, identifierPrefix: string): string => {
    const component = components.get(name);
    if (!component) throw new Error(`unknown island ${name}`);
    return renderToString(
      <I18nextProvider i18n={translation}>{createElement(component, props)}</I18nextProvider>,
      { identifierPrefix },
    );
  };
  return (name, props, alike) => {
    if (!alike || used.has(alike.key)) {
      const prefix = `i${(count += 1)}`;
      return { html: draw(name, props, prefix), prefix };
    }
    used.add(alike.key);
    const known = kept.get(alike.key);
    if (known) {
      addStyles(known);
      const html = known.html.replace(writeAction(known.action), () => writeAction(alike.action));
      return { html, prefix: known.prefix };
    }
    const prefix = `k${(keptCount += 1)}`;
    const drawn = collectStyles(() => draw(name, props, prefix));
    addStyles(drawn);
    kept.set(alike.key, { ...drawn, prefix, action: alike.action });
    return { html: drawn.html, prefix };
  };
}

/** As React writes it. */
function writeAction(address: string): string {
  return ` action="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

async function loadComponents(): Promise<ReadonlyMap<string, ComponentType<object>>> {
  const loaded = Object.entries(drawnIslands).map(async ([name, load]) => {
    return [name, (await load()) as unknown as ComponentType<object>] as const;
  });
  return new Map(await Promise.all(loaded));
}
