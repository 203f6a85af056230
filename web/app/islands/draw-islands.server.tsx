import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { DrawIsland } from '../ui/island-renderer';
import { drawnIslands } from './drawn-islands';

let loading: Promise<ReadonlyMap<string, ComponentType<object>>> | null = null;

/**
 * Draws the islands of one page. Each is drawn as a tree of its own, as the browser will take it
 * over, with ids that begin differently.
 */
export async function createIslandRenderer(translation: i18n): Promise<DrawIsland> {
  const components = await (loading ??= loadComponents());
  let count = 0;
  return (name, props) => {
    const component = components.get(name);
    if (!component) throw new Error(`unknown island ${name}`);
    count += 1;
    const prefix = `i${count}`;
    const html = renderToString(
      <I18nextProvider i18n={translation}>{createElement(component, props)}</I18nextProvider>,
      { identifierPrefix: prefix },
    );
    return { html, prefix };
  };
}

async function loadComponents(): Promise<ReadonlyMap<string, ComponentType<object>>> {
  const loaded = Object.entries(drawnIslands).map(async ([name, load]) => {
    return [name, (await load()) as unknown as ComponentType<object>] as const;
  });
  return new Map(await Promise.all(loaded));
}
