import { createContext } from 'react';

/** How an island was drawn: its HTML, and the beginning of the ids in it. */
export type DrawnIsland = { html: string; prefix: string };

export type DrawIsland = (name: string, props: object) => DrawnIsland;

/** Draws islands on the server; null in the browser, which keeps what the server drew. */
export const IslandRenderer = createContext<DrawIsland | null>(null);
