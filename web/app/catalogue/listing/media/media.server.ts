import type { ListingDetailFragment, SiteSettingsFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { findVariant } from '../../../lib/web/picture-sources';
import { fillStreetView } from '../../../lib/web/street-view';
import { listTourHosts } from '../../../lib/web/tour-hosts';
import { recogniseVideo } from '../../../lib/web/video';
import { buildPicture } from '../../../ui/media/build-picture';
import type {
  GalleryPictureView,
  ListingMediaView,
  MediaPanelView,
  ForeignFrameView,
} from '../listing-detail-view';

/** The agency's settings for external media. */
export type MediaSettings = Pick<SiteSettingsFragment, 'tourHosts' | 'map'> | null;

type Picture = ListingDetailFragment['pictures'][number];

/**
 * Builds photos, floor plans, virtual tour, film and street view; all except photos only if
 * present. Street view reveals the position, so it requires a published address.
 */
export function buildMedia(
  listing: ListingDetailFragment,
  context: LanguageContext,
  settings: MediaSettings,
): ListingMediaView {
  const { t } = context;
  const { card, pictures } = listing;
  const plans = listGallery(pictures.filter(isPlan));
  const tourHosts = listTourHosts(settings?.tourHosts);
  const tour = findTour(listing, tourHosts);
  const street = card.address === null ? null : fillStreetView(settings?.map, card);
  const panels: (MediaPanelView | null)[] = [
    {
      id: 'photos',
      label: t('detail.pictures'),
      pictures: listGallery(pictures.filter((picture) => !isPlan(picture))),
    },
    plans.length > 0 ? { id: 'plans', label: t('detail.plans'), pictures: plans } : null,
    tour && { id: 'tour', label: t('detail.virtualTour'), frame: buildForeignFrame(tour, context) },
    findVideo(listing, context, tourHosts),
    street && {
      id: 'street',
      label: t('detail.streetView'),
      frame: buildForeignFrame(street, context),
    },
  ];
  return { label: t('detail.media'), panels: panels.filter((panel) => panel !== null) };
}

function findTour(
  { virtualTourUrl, videoUrl }: ListingDetailFragment,
  tourHosts: readonly string[],
): ForeignPlace | null {
  for (const address of [virtualTourUrl, videoUrl]) {
    const video = recogniseVideo(address, tourHosts);
    if (video?.kind === 'tour') return { kind: 'tour', href: video.url, embed: video.url };
  }
  return null;
}

function findVideo(
  { videoUrl, card }: ListingDetailFragment,
  context: LanguageContext,
  tourHosts: readonly string[],
): MediaPanelView | null {
  const video = recogniseVideo(videoUrl, tourHosts);
  if (video === null || video.kind === 'tour') return null;
  const label = context.t('detail.video');
  const show = (href: string, embed: string | null): MediaPanelView => {
    const frame = buildForeignFrame({ kind: 'video', href, embed }, context);
    return { id: 'video', label, frame };
  };
  switch (video.kind) {
    case 'youtube':
      return show(
        `https://www.youtube.com/watch?v=${video.id}`,
        `https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0`,
      );
    case 'vimeo':
      return show(
        `https://vimeo.com/${video.id}`,
        `https://player.vimeo.com/video/${video.id}?autoplay=1&dnt=1`,
      );
    case 'facebook':
      return show(video.url, null);
    case 'file':
      if (URL.canParse(video.url)) return show(video.url, null);
      return {
        id: 'video',
        label,
        film: { src: video.url, poster: card.picture && findVariant(card.picture) },
      };
  }
}

function isPlan({ kind }: Picture): boolean {
  return kind === 'plan';
}

function listGallery(pictures: readonly Picture[]): GalleryPictureView[] {
  return pictures.flatMap((stored) => {
    const picture = buildPicture(stored);
    if (picture === null) return [];
    return [{ picture, href: findVariant(stored) }];
  });
}

/** Content on another host; `embed` if it can be framed. */
type ForeignPlace = {
  readonly kind: 'tour' | 'video' | 'street';
  readonly href: string;
  readonly embed: string | null;
};

const words = {
  tour: { icon: 'tour', action: 'media.startTour', notice: 'media.tourNotice' },
  video: { icon: 'play', action: 'video.watch', notice: 'video.notice' },
  street: { icon: 'eye', action: 'media.openStreet', notice: 'media.streetNotice' },
} as const;

/** Builds the placeholder of content on another host, which it names. */
function buildForeignFrame(
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
    // A secure page cannot frame insecure content.
    embed: embed?.replace(/^http:/i, 'https:') ?? null,
  };
}
