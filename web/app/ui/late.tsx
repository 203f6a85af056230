import { lazy, useState, type ComponentType } from 'react';
import { LazyBoundary } from './lazy-boundary';
import { MissingView } from './missing-view';
import { isSamePage } from './own-page';
import { useHydrated } from './use-hydrated';

const loaders = new Map<string, () => Promise<unknown>>();
/** Views of this document whose script did not come: what the server drew of them stays. */
const missing = new Set<string>();

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
    const hydrated = useHydrated();
    // The server waits for the whole document, and the browser loads what it holds beforehand. A
    // boundary would be taken over later than what stands around it, and an update that comes in
    // between makes React throw it away and draw it anew (error 421).
    const [isDrawnAtOnce] = useState(() => typeof document === 'undefined' || Loaded !== null);
    const [isKept] = useState(() => !isDrawnAtOnce && !hydrated && missing.has(name));
    const View = (Loaded ?? Awaited) as ComponentType<object>;
    const view = <View {...props} />;
    return (
      <>
        <template data-late={name} />
        {isKept ? (
          <Kept />
        ) : isDrawnAtOnce ? (
          view
        ) : (
          <LazyBoundary failed={<MissingView />}>{view}</LazyBoundary>
        )}
        <template data-late-end={name} />
      </>
    );
  };
}

/**
 * Loads what the document has of {@link late}, so that it is taken over in one piece. What does not
 * come stays as the server drew it, in an element that React leaves alone.
 */
export async function loadLateViews(): Promise<void> {
  const marks = [...document.querySelectorAll<HTMLElement>('template[data-late]')];
  const nameOf = ({ dataset }: HTMLElement) => dataset.late ?? '';
  await Promise.all(
    [...new Set(marks.map(nameOf))].map((name) =>
      loaders
        .get(name)?.()
        .catch(() => missing.add(name)),
    ),
  );
  const focused = document.activeElement;
  for (const mark of marks) if (missing.has(nameOf(mark))) wrapDrawn(mark);
  if (focused !== document.activeElement && focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
}

/** The document that the server sent, as long as the visitor is on its page. */
function Kept() {
  return isSamePage() ? (
    <div
      style={{ display: 'contents' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <MissingView />
  );
}

function wrapDrawn(mark: HTMLElement): void {
  const kept = document.createElement('div');
  kept.style.display = 'contents';
  const end = `template[data-late-end="${mark.dataset.late}"]`;
  for (let node = mark.nextSibling; node !== null; node = mark.nextSibling) {
    if (node instanceof HTMLElement && node.matches(end)) break;
    kept.append(node);
  }
  mark.after(kept);
}
