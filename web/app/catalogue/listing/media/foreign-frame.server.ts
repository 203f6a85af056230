import type { LanguageContext } from '../../../i18n/language-context.server';
import type { ForeignFrameView } from '../listing-detail-view';

/** Something to look at on another host; `embed` where a frame may show it. */
export type ForeignPlace = {
  readonly kind: 'tour' | 'video' | 'street';
  readonly href: string;
  readonly embed: string | null;
};

const words = {
  tour: { icon: 'tour', action: 'media.startTour', notice: 'media.tourNotice' },
  video: { icon: 'play', action: 'video.watch', notice: 'video.notice' },
  street: { icon: 'eye', action: 'media.openStreet', notice: 'media.streetNotice' },
} as const;

/** RULE-8: what stands in the page until the visitor asks for what another host shows; it names it. */
export function buildForeignFrame(
  { kind, href, embed }: ForeignPlace,
  { t }: LanguageContext,
): ForeignFrameView {
  const { icon, action, notice } = words[kind];
  const host = new URL(href).hostname.replace(/^www\./, '');
  return {
    icon,
    action: t(action),
    notice: embed === null ? t('media.elsewhere', { host }) : t(notice, { host }),
    href,
    // A page that was loaded safely shows nothing that was not.
    embed: embed?.replace(/^http:/i, 'https:') ?? null,
  };
}
