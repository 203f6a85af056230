import { onPlainClick } from '../../app/lib/dom/on-event';

/**
 * RULE-8: what another host shows comes into the page when its link (`data-embed`, the address of
 * the frame) is pressed, in place of the element around it with `data-foreign-frame`.
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
    // The link that was pressed is gone.
    frame.focus();
  });
}
