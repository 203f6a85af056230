import { onEvent } from '../../../lib/dom/on-event';

/** DETAIL-1: the button of `PrintButton`. */
export function startPrint(): void {
  onEvent('click', '[data-print-page]', () => {
    import('./print-page').then(
      ({ printPage }) => printPage(),
      () => window.print(),
    );
  });
}
