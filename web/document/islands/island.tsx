import { useContext, createContext } from 'react';
import { IslandProps } from './island-props';
import styles from './island.module.css';

type IslandDescription = {
  /** Its name in `islands/list-islands.ts`. */
  name: string;
  /** They stand beside it as JSON: no functions and no elements. */
  props: object;
  /** For one that is drawn once for all pages with the same key. */
  alike?: Alike;
};

/** A part of a page that React takes over when it is first touched (`../document/README.md`). */
export function Island({ name, props, alike }: IslandDescription) {
  const drawn = useContext(IslandRenderer)?.(name, props, alike);
  return (
    <>
      <IslandProps name={name} value={props} suppressHydrationWarning />
      <div
        className={styles.island}
        data-island={name}
        data-prefix={drawn?.prefix}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: drawn?.html ?? '' }}
      />
    </>
  );
}

/** How an island was drawn: its HTML, and the beginning of the ids in it. */
type DrawnIsland = { html: string; prefix: string };

/**
 * Of an island that looks the same wherever `key` is, but for `action`, the address that its form is
 * sent to. `name` tells it from others of the page, also in its ids.
 */
type Alike = { key: object; name: string; action: string };

export type DrawIsland = (name: string, props: object, alike?: Alike) => DrawnIsland;

/** Draws islands on the server; null in the browser, which keeps what the server drew. */
export const IslandRenderer = createContext<DrawIsland | null>(null);
