import { findAll } from '../../lib/dom/on-event';

/** Shows what the editor saved in the CMS around this frame, as the CMS reports it (ROUTE-11). */
export function start(): void {
  const [bar] = findAll('[data-cms-origin]');
  if (!bar) return;
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === bar.dataset.cmsOrigin && isUpdate(data)) window.location.reload();
  });
}

/** Strapi's word for it. */
function isUpdate(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'strapiUpdate'
  );
}
