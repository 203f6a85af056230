import { leavingLayer } from './leaving-layer';

interface Layer {
  id: number;
  close: () => void;
}

let layers: Layer[] = [];
let lastId = 0;
let goingBack: Promise<void> = Promise.resolve();
let isListening = false;

/**
 * Makes the browser's Back close a full-screen layer, such as a lightbox or a drawer, before it
 * leaves the page: adds a history entry of the same address. Call the returned function when the
 * layer is closed otherwise, which removes the entry; `keepsEntry` if the page is being left.
 */
export function closeOnBack(close: () => void): (keepsEntry?: boolean) => void {
  const layer = { id: (lastId += 1), close };
  layers.push(layer);
  listen();
  void goingBack.then(() => {
    if (layers.includes(layer)) {
      history.pushState({ ...(history.state as object | null), layer: layer.id }, '');
    }
  });
  return (keepsEntry = false) => {
    if (!layers.includes(layer)) return;
    layers = layers.filter((one) => one !== layer);
    if (keepsEntry || readLayer() !== layer.id) return;
    leavingLayer.isGoingBack = true;
    goingBack = new Promise((resolve) => {
      const settle = () => {
        leavingLayer.isGoingBack = false;
        resolve();
      };
      // After the other listeners of the same event.
      window.addEventListener('popstate', () => setTimeout(settle), { once: true });
      history.back();
    });
  };
}

/** Resolves when the entries of closed layers are gone. */
export function whenLayersAreLeft(): Promise<void> {
  return goingBack;
}

/** Reports whether the current history entry belongs to an open layer. */
export function hasLayer(): boolean {
  const top = layers.at(-1);
  return top !== undefined && readLayer() === top.id;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    // Not the visitor's Back; a layer opened meanwhile has no entry yet.
    if (leavingLayer.isGoingBack) return;
    const current = readLayer();
    // Entries of closed layers that lie ahead have larger numbers.
    const above = layers.filter(({ id }) => id !== current);
    const top = layers.at(-1);
    if (!top || top.id === current) return;
    layers = layers.filter((one) => !above.includes(one));
    for (const { close } of above.reverse()) close();
  });
  // A link in a drawer leads from the page below it, not from the drawer's entry.
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
    if (!link || !isPlain || defaultPrevented || !hasLayer()) return;
    if (link.origin !== location.origin || link.target || link.download || link.hash) return;
    event.preventDefault();
    location.replace(link.href);
  });
}

function readLayer(): number {
  return ((history.state ?? {}) as { layer?: number }).layer ?? 0;
}
