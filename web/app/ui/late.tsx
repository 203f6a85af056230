import { lazy, Suspense, useState, type ComponentType } from 'react';

const loaders = new Map<string, () => Promise<unknown>>();

/**
 * A view whose script comes with it alone, for most pages have none of it. The server draws it as
 * any other; its styles are linked from the start (`vite.config.ts` knows the names of such files).
 */
export function late<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => ({ default: (Loaded ??= await load()) });
  const Awaited = lazy(loadOnce);
  loaders.set(name, loadOnce);
  return function Late(props: Props) {
    // The server waits for the whole document, and the browser loads what it holds beforehand. A
    // boundary would be taken over later than what stands around it, and an update that comes in
    // between makes React throw it away and draw it anew (error 421).
    const [isDrawnAtOnce] = useState(() => typeof document === 'undefined' || Loaded !== null);
    const View = (Loaded ?? Awaited) as ComponentType<object>;
    const view = <View {...props} />;
    return (
      <>
        <template data-late={name} />
        {isDrawnAtOnce ? view : <Suspense>{view}</Suspense>}
      </>
    );
  };
}

/** Loads what the document has of {@link late}, so that it is taken over in one piece. */
export async function loadLateViews(): Promise<void> {
  const marks = document.querySelectorAll<HTMLElement>('template[data-late]');
  const names = new Set([...marks].map(({ dataset }) => dataset.late ?? ''));
  await Promise.allSettled([...names].map((name) => loaders.get(name)?.()));
}
