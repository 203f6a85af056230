import { useContext, createContext, type ReactNode } from 'react';
import { IslandProps } from './island-props';
import styles from './island.module.css';

type IslandDescription = {
  /** Name in `islands/islands.ts`. */
  name: string;
  /** Serialized as JSON beside it: no functions, no elements. */
  props: object;
  alike?: Alike;
};

/** A part of a page that React hydrates on first interaction (`../document/README.md`). */
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

/** A component of any props, which `IslandProps` passes as JSON. */
export type IslandComponent = (props: never) => ReactNode;

type DrawnIsland = { html: string; prefix: string };

/**
 * An island that looks the same for the same `key`, except for `action`, the target of its form.
 * `name` distinguishes it from others on the page, also in its ids.
 */
type Alike = { key: object; name: string; action: string };

export type DrawIsland = (name: string, props: object, alike?: Alike) => DrawnIsland;

/** Renders islands on the server; null in the browser, which keeps the server's HTML. */
export const IslandRenderer = createContext<DrawIsland | null>(null);
