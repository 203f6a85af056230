import { useEffect, useState, type RefObject } from 'react';

const card = '[data-listing-id]';
const mark = 'data-pointed-at';

/**
 * FIND-10: ties the cards of a list to the markers of its map. `pointedAt` is the listing whose card
 * is under the pointer or has the focus; `point` makes a card stand out, and brings it into view.
 */
export function useCardHover(inside: RefObject<HTMLElement>) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  useEffect(() => {
    const layout = layoutOf(inside);
    if (!layout) return;
    const onPoint = ({ target }: Event) => setPointedAt(idOf(target));
    const onLeave = () => setPointedAt(null);
    layout.addEventListener('pointerover', onPoint);
    layout.addEventListener('focusin', onPoint);
    layout.addEventListener('pointerleave', onLeave);
    return () => {
      layout.removeEventListener('pointerover', onPoint);
      layout.removeEventListener('focusin', onPoint);
      layout.removeEventListener('pointerleave', onLeave);
    };
  }, [inside]);

  function point(id: string | null, bring = false): void {
    const layout = layoutOf(inside);
    for (const old of layout?.querySelectorAll(`[${mark}]`) ?? []) old.removeAttribute(mark);
    if (id === null) return;
    const own = layout?.querySelector(`[data-listing-id="${CSS.escape(id)}"]`);
    own?.setAttribute(mark, '');
    // Over the map a card would hide the marker that was opened.
    if (bring && isBeside()) own?.scrollIntoView({ block: 'nearest' });
  }

  return { pointedAt, point };
}

/** The cards stand beside the map, and not over it (`search/list/listing-list.module.css`). */
function isBeside(): boolean {
  return window.matchMedia('(min-width: 1200px)').matches;
}

function layoutOf(inside: RefObject<HTMLElement>): HTMLElement | null {
  return inside.current?.closest<HTMLElement>('[data-list]') ?? null;
}

function idOf(target: EventTarget | null): string | null {
  const own = target instanceof Element ? target.closest<HTMLElement>(card) : null;
  return own?.dataset.listingId ?? null;
}

/**
 * FIND-18: the heading of the list (`search/list/listing-list.tsx`) and the head of the results over the map
 * (`search/list/listing-list.tsx`) say how many of them the map shows; with null they say again how many
 * there are.
 */
export function showInView(text: string | null): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-results-count]')) {
    words.textContent = text ?? words.dataset.resultsCount ?? '';
  }
}
