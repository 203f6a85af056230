import { onEvent } from '../../lib/dom/on-event';

/**
 * Loads `swipe-pictures.ts` when a finger, a mouse or the focus is first on an element whose
 * pictures can be swiped (`data-swipe`, with their number).
 */
export function startSwipe(): void {
  const take = (root: HTMLElement, event: Event) => {
    import('./swipe-pictures')
      .then(({ takePictures }) => takePictures(root, event))
      // Without it the link still leads to the pictures.
      .catch(() => undefined);
  };
  for (const type of ['touchstart', 'pointerover', 'focusin'] as const) {
    onEvent(type, '[data-swipe]', take, { passive: true });
  }
}
