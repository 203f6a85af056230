import { createContext } from 'react';

/** How an island was drawn: its HTML, and the beginning of the ids in it. */
export type DrawnIsland = { html: string; prefix: string };

/**
 * Of an island that looks the same wherever `key` is, but for `action`, the address that its form is
 * sent to. `name` tells it from others of the page, also in its ids.
 */
export type Alike = { key: object; name: string; action: string };

export type DrawIsland = (name: string, props: object, alike?: Alike) => DrawnIsland;

/** Draws islands on the server; null in the browser, which keeps what the server drew. */
export const IslandRenderer = createContext<DrawIsland | null>(null);
