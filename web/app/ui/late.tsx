import { lazy, Suspense, type ComponentType } from 'react';

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
    const View = (Loaded ?? Awaited) as ComponentType<object>;
    return (
      <>
        <template data-late={name} />
        <Suspense>
          <View {...props} />
        </Suspense>
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
