import { createContext } from 'react';

/** How an island was drawn: its HTML, and the beginning of the ids in it. */
export type DrawnIsland = { html: string; prefix: string };

/**
 * Of an island that many pages have alike: `key` lives as long as it looks the same, but for
 * `action`, the address that its form is sent to.
 */
export type Alike = { key: object; action: string };

export type DrawIsland = (name: string, props: object, alike?: Alike) => DrawnIsland;

/** Draws islands on the server; null in the browser, which keeps what the server drew. */
export const IslandRenderer = createContext<DrawIsland | null>(null);
