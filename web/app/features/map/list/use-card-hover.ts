import { useEffect, useState, type RefObject } from 'react';

const card = '[data-listing-id]';
const mark = 'data-pointed-at';

/**
 * Links the cards of a list to the markers of its map. `pointedAt` is the listing whose card is
 * hovered or focused; `point` highlights a card and scrolls it into view.
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
    // Over the map, a card would hide the opened marker.
    if (bring && isBeside()) own?.scrollIntoView({ block: 'nearest' });
  }

  return { pointedAt, point };
}

/**
 * Reports whether the cards are beside the map, not over it
 * (`search/list/listing-list.module.css`).
 */
function isBeside(): boolean {
  return window.matchMedia('(min-width: 75em)').matches;
}

function layoutOf(inside: RefObject<HTMLElement>): HTMLElement | null {
  return inside.current?.closest<HTMLElement>('[data-list]') ?? null;
}

function idOf(target: EventTarget | null): string | null {
  const own = target instanceof Element ? target.closest<HTMLElement>(card) : null;
  return own?.dataset.listingId ?? null;
}

/**
 * Shows how many results are on the map in the heading of the list and the drawer's header
 * (`search/list/listing-list.tsx`); null restores the total.
 */
export function showInView(text: string | null): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-results-count]')) {
    words.textContent = text ?? words.dataset.resultsCount ?? '';
  }
}
