import { useEffect } from 'react';

const handle = '[data-sheet-handle]';
/** Shorter moves are clicks. */
const tapPixels = 6;

/**
 * Moves the results drawer over the map (`search/list/listing-list.module.css`) between its three
 * heights: a click on its header goes to the next, the arrow keys up and down, the mouse drags.
 * Touch scrolls it like any page.
 */
export function useSheet(): void {
  useEffect(() => {
    const listening = new AbortController();
    const button = document.querySelector<HTMLElement>(handle);
    button?.addEventListener(
      'click',
      ({ detail, timeStamp }) => {
        if (detail === 0 || timeStamp - draggedAt > 100) moveBy(1, true);
      },
      listening,
    );
    button?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        moveBy(event.key === 'ArrowUp' ? 1 : -1);
      },
      listening,
    );
    button?.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'mouse' && event.button === 0) drag(button, event);
      },
      listening,
    );
    const tell = () => button?.toggleAttribute('data-sheet-open', findNearest(listHeights()) === 2);
    window.addEventListener('scroll', tell, { signal: listening.signal, passive: true });
    tell();
    return () => listening.abort();
  }, []);
}

let draggedAt = -Infinity;

/** Follows the mouse until released, then snaps to the nearest height. */
function drag(button: HTMLElement, { pointerId, clientY }: PointerEvent): void {
  const from = window.scrollY + clientY;
  const dragging = new AbortController();
  button.setPointerCapture(pointerId);
  button.addEventListener(
    'pointermove',
    (event) => {
      if (Math.abs(event.clientY - clientY) < tapPixels) return;
      draggedAt = Infinity;
      document.documentElement.dataset.movesSheet = '';
      window.scrollTo({ top: from - event.clientY, behavior: 'instant' });
    },
    dragging,
  );
  const stop = ({ timeStamp }: Event) => {
    dragging.abort();
    if (draggedAt === Infinity) draggedAt = timeStamp;
    delete document.documentElement.dataset.movesSheet;
  };
  button.addEventListener('pointerup', stop, dragging);
  button.addEventListener('pointercancel', stop, dragging);
}

/** Moves one height up or down; `around` wraps at the end. */
function moveBy(step: 1 | -1, around = false): void {
  const heights = listHeights();
  const nearest = findNearest(heights);
  const next = nearest + step;
  const top = heights[next] ?? (around ? heights[0] : heights[nearest]) ?? 0;
  window.scrollTo({ top });
}

function findNearest(heights: readonly number[]): number {
  const distance = (at: number) => Math.abs((heights[at] ?? 0) - window.scrollY);
  return heights.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0);
}

/** Lists the page's scroll position at each height, lowest first. */
function listHeights(): number[] {
  const results = document.getElementById('list-results');
  if (!results) return [];
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const full =
    results.getBoundingClientRect().top + window.scrollY - Number.parseFloat(scrollPaddingTop);
  const half = Number.parseFloat(getComputedStyle(results, '::before').top);
  return [0, full + half, full];
}
