import { onEvent } from '../../lib/dom/on-event';

const swiped = '[data-swipe]';

/**
 * Loads `swipe-pictures.ts` when a finger, a mouse or the focus is first on an element whose
 * pictures can be swiped (`data-swipe`, with their number).
 */
export function startSwipe(): void {
  for (const type of ['touchstart', 'pointerover', 'focusin'] as const) {
    const take = (root: HTMLElement, event: Event) => {
      import('./swipe-pictures')
        .then(({ takePictures }) => takePictures(root, event))
        // Without it the link still leads to the pictures.
        .catch(() => undefined);
    };
    onEvent(type, swiped, take, { passive: true });
  }
}
