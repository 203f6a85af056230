import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ListingGrid } from '../../../catalogue/listing/card/listing-grid';
import type { ListingCardView } from '../../../catalogue/listing/card/listing-card-view';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useCards } from './use-cards';
import styles from './sheet-cards.module.css';

type SheetCardsProps = {
  cardsHref: string;
  /** Listings of the clicked marker, shown before those in view. */
  pressed: readonly string[];
  inView: readonly string[];
};

const slot = '[data-sheet-cards]';

/** Renders the listings that come before the results and are left out below. */
export function SheetCards({ cardsHref, pressed, inView }: SheetCardsProps) {
  const { t } = useTranslation();
  const cards = useLastCards(cardsHref, [...new Set([...pressed, ...inView])]);
  const element = document.querySelector(slot);
  const first = cards.find(({ id }) => id === pressed[0]);

  useEffect(() => {
    const twice = listCells().filter(({ id }) => cards.some((card) => card.id === id));
    for (const { cell } of twice) cell.hidden = true;
    return () => {
      for (const { cell } of twice) cell.hidden = false;
    };
  });
  const drawn = useRef(none);
  useLayoutEffect(() => {
    const results = document.getElementById('list-results');
    // Re-rendered as for a new list (`lib/dom/show-list.ts`), so that nothing jumps.
    const hasFocus = results?.contains(document.activeElement);
    if (drawn.current !== cards && !hasFocus) results?.replaceWith(results);
    drawn.current = cards;
  }, [cards]);

  return (
    <>
      <p role="status">
        <VisuallyHidden>{first && `${first.title}, ${first.priceText}`}</VisuallyHidden>
      </p>
      {element &&
        cards.length > 0 &&
        createPortal(
          <div className={first && pressed.length === 1 ? styles.pressed : undefined}>
            <ListingGrid listings={cards} level="h2" perRow={2} />
            {hasOthers(cards) && <p className={styles.others}>{t('map.others')}</p>}
          </div>,
          element,
        )}
    </>
  );
}

function hasOthers(cards: readonly ListingCardView[]): boolean {
  return listResults().some((id) => cards.every((card) => card.id !== id));
}

/** Lists the ids of the results on the page in order. */
export function listResults(): string[] {
  return listCells().map(({ id }) => id);
}

function listCells(): { id: string; cell: HTMLElement }[] {
  const cards = document.querySelectorAll<HTMLElement>('#list-results li [data-listing-id]');
  return [...cards].flatMap((card) => {
    const cell = card.closest('li');
    const id = card.dataset.listingId;
    return id && cell && !card.closest(slot) ? { id, cell } : [];
  });
}

const none: ListingCardView[] = [];

/** Returns the cards with these ids; the previous cards while loading. */
function useLastCards(cardsHref: string, ids: readonly string[]): ListingCardView[] {
  const cards = useCards(cardsHref, ids);
  const [last, setLast] = useState(none);
  if (cards && cards !== last) setLast(cards);
  if (ids.length === 0) return none;
  return cards ?? last;
}
