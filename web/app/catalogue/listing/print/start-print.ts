import { onEvent } from '../../../lib/dom/on-event';

export function startPrint(): void {
  onEvent('click', '[data-print-page]', () => {
    import('./print-page').then(
      ({ printPage }) => printPage(),
      () => window.print(),
    );
  });
}
