import { classNames } from '../../ui/layout/class-names';
import { Picture } from '../../ui/media/picture';
import { BannerGallery } from './banner-gallery';
import { BannerVideo } from './banner-video';
import type { BannerMediaView, BannerView } from './banner-view.server';
import { LinkedVideo } from './linked-video';
import styles from './banner-media.module.css';

type BannerMediaProps = {
  media: Exclude<BannerMediaView, { kind: 'street' }>;
  size: BannerView['size'];
  title: string | null;
  /** The first thing on a page is loaded first. */
  isFirst: boolean;
};

/** SHELL-3: what a banner shows, of a height known beforehand. */
export function BannerMedia({ media, size, title, isFirst }: BannerMediaProps) {
  const isColour = media.kind === 'colour';
  return (
    <div
      className={classNames(styles.media, isColour ? styles.band : styles[size])}
      style={isColour ? { backgroundColor: media.colour } : undefined}
      data-media={media.kind}
    >
      <Medium media={media} title={title} isFirst={isFirst} />
    </div>
  );
}

function Medium({ media, title, isFirst }: Omit<BannerMediaProps, 'size'>) {
  switch (media.kind) {
    case 'picture':
      return <Picture picture={media.picture} sizes="100vw" eager={isFirst} />;
    case 'gallery':
      return <BannerGallery pictures={media.pictures} title={title} isFirst={isFirst} />;
    case 'video':
      return <BannerVideo video={media} isFirst={isFirst} />;
    case 'linked-video':
      return <LinkedVideo video={media.video} poster={media.poster} isFirst={isFirst} />;
    case 'colour':
      return null;
  }
}
