import { findAll } from '../../lib/dom/on-event';

/** Reloads the preview when the surrounding CMS reports a saved change. */
export function start(): void {
  const [bar] = findAll('[data-cms-origin]');
  if (!bar) return;
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === bar.dataset.cmsOrigin && isUpdate(data)) window.location.reload();
  });
}

/** The message type that Strapi sends. */
function isUpdate(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'strapiUpdate'
  );
}
