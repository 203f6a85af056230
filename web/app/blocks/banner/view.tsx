import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/controls/button';
import { classNames } from '../../ui/layout/class-names';
import type { BannerView, BannerMediaView } from './banner-view.server';
import { Street } from './street';
import styles from './view.module.css';
import { Picture } from '../../ui/media/picture';
import { BannerGallery } from './banner-gallery';
import { BannerVideo } from './banner-video';
import { LinkedVideo } from './linked-video';
import bannerMediaStyles from './banner-media.module.css';

type BannerProps = {
  banner: BannerView;
  level: 'h1' | 'h2';
  /** True for the first element of a page, which loads first. */
  isFirst?: boolean;
  above?: ReactNode;
  children?: ReactNode;
};

/**
 * Pictures, a video or a colour, with the text on paper in the shape of a stepped gable, so that it
 * is readable on any picture.
 */
export function Banner({ banner, level: Heading, isFirst = false, above, children }: BannerProps) {
  const { media, title, text, link } = banner;
  const hasWords = title || text || link || children;
  if (media?.kind === 'street') return <Street street={media}>{children}</Street>;
  return (
    <section
      className={classNames(styles.banner, isFirst && styles.first, !media && styles.bare)}
      data-banner={banner.transparent && media ? 'transparent' : 'plain'}
    >
      {media && <BannerMedia media={media} size={banner.size} title={title} isFirst={isFirst} />}
      {hasWords && (
        <div className={styles.gable}>
          {above}
          {title && <Heading className={styles.title}>{title}</Heading>}
          {text && <p className={styles.text}>{text}</p>}
          {link && (
            <p>
              <LinkButton href={link.href}>{link.label}</LinkButton>
            </p>
          )}
          {children}
        </div>
      )}
    </section>
  );
}

type BannerMediaProps = {
  media: Exclude<BannerMediaView, { kind: 'street' }>;
  size: BannerView['size'];
  title: string | null;
  isFirst: boolean;
};

function BannerMedia({ media, size, title, isFirst }: BannerMediaProps) {
  const isColour = media.kind === 'colour';
  return (
    <div
      className={classNames(
        bannerMediaStyles.media,
        isColour ? bannerMediaStyles.band : bannerMediaStyles[size],
      )}
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
