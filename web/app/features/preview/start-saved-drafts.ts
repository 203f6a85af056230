import { findAll } from '../../lib/dom/on-event';
import { startEditing } from './start-editing';

/** Reloads the preview when the surrounding CMS reports a saved change, and lets it be edited. */
export function start(): void {
  const [bar] = findAll('[data-cms-origin]');
  const cmsOrigin = bar?.dataset.cmsOrigin;
  if (!cmsOrigin) return;
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === cmsOrigin && isUpdate(data)) window.location.reload();
  });
  if (bar.dataset.preview === 'drafts') startEditing(cmsOrigin);
}

/** The message type that Strapi sends. */
function isUpdate(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'strapiUpdate'
  );
}
