import { onPlainClick } from '../../app/lib/dom/on-event';

/**
 * Loads the frame of a third party when its link (`data-embed`, the frame's address) is pressed. It
 * replaces the enclosing element with `data-foreign-frame`.
 */
export function loadEmbeds(): void {
  onPlainClick('a[data-embed]', (link) => {
    const { embed = '', frameTitle = '', frameClass = '', sandbox } = link.dataset;
    const frame = document.createElement('iframe');
    frame.className = frameClass;
    frame.title = frameTitle;
    frame.allow = 'autoplay; fullscreen; picture-in-picture; xr-spatial-tracking';
    frame.allowFullscreen = true;
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    frame.src = embed;
    (link.closest('[data-foreign-frame]') ?? link).replaceWith(frame);
    frame.focus();
  });
}
