import type { i18n } from 'i18next';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { drawOnce } from '../styles/style-tracker';
import type { DrawIsland, IslandComponent } from './island';

type IslandScripts = Readonly<Record<string, () => Promise<IslandComponent>>>;

let loading: Promise<ReadonlyMap<string, FunctionComponent<object>>> | null = null;

/**
 * Placeholder for the address in a form that is rendered once; React does not write this character.
 */
const anyAddress = ' action="\0"';

/**
 * Creates the function that renders the islands of one page; `islands` are those that the server
 * can render. Each is a separate React tree, as in the browser, with its own prefix of ids.
 */
export async function createIslandRenderer(
  translation: i18n,
  islands: IslandScripts,
): Promise<DrawIsland> {
  const components = await (loading ??= loadComponents(islands));
  const used = new Set<string>();
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
    // A repeated island on a page needs other ids.
    if (!alike || used.has(alike.name)) {
      const prefix = `i${(count += 1)}`;
      return { html: draw(name, props, prefix), prefix };
    }
    used.add(alike.name);
    const prefix = `${alike.name}-`;
    const html = drawOnce(alike.key, () => leaveOpen(draw(name, props, prefix), alike.action));
    return { html: html.replace(anyAddress, () => writeAddress(alike.action)), prefix };
  };
}

function leaveOpen(html: string, action: string): string {
  const parts = html.split(writeAddress(action));
  if (parts.length !== 2) throw new Error(`the HTML must contain ${action} exactly once`);
  return parts.join(anyAddress);
}

function writeAddress(address: string): string {
  const text = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
  return ` action="${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;
}

async function loadComponents(
  islands: IslandScripts,
): Promise<ReadonlyMap<string, FunctionComponent<object>>> {
  const loaded = Object.entries(islands).map(async ([name, load]) => {
    return [name, (await load()) as FunctionComponent<object>] as const;
  });
  return new Map(await Promise.all(loaded));
}
