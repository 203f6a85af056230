import { useContext } from 'react';
import { IslandProps } from './island-props';
import { IslandRenderer, type Alike } from './island-renderer';
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
