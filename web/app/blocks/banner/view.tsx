import type { ReactNode } from 'react';
import { useEditMark } from '../../ui/edit-mark';
import { LinkButton } from '../../ui/controls/button';
import { classNames } from '../../ui/layout/class-names';
import type { BannerView, BannerMediaView, LinkedVideoView } from './banner-view.server';
import bannerMediaStyles from './banner-media.module.css';
import bannerVideoStyles from './banner-video.module.css';
import linkedVideoStyles from './linked-video.module.css';
import styles from './view.module.css';
import { Picture, type PictureView } from '../../ui/media/picture';
import { BannerGallery } from './banner-gallery';
import { useTranslation } from 'react-i18next';
import { IconLink } from '../../ui/controls/icon-button';
import { PlayButton } from '../../ui/controls/play-button';
import controls from './banner-controls.module.css';
import { Icon } from '../../ui/icons/icon';
import { Street } from './street';

type BannerProps = {
  banner: BannerView;
  level: 'h1' | 'h2';
  /** True for the first element of a page, which loads first. */
  isFirst?: boolean;
  /** Fields that it shows; none if it is not edited with the content around it. */
  fields?: BannerFields | null;
  above?: ReactNode;
  children?: ReactNode;
};

/** Names of the fields of a banner in the form of its page or block. */
export type BannerFields = { title: string; text: string; media?: string; link?: string };

/**
 * Pictures, a video or a colour, with the text on paper in the shape of a stepped gable, so that it
 * is readable on any picture.
 */
export function Banner(props: BannerProps) {
  const { banner, level: Heading, isFirst = false, fields, above, children } = props;
  const { media, title, text, link } = banner;
  const mark = useEditMark();
  const hasWords = title || text || link || children;
  if (media?.kind === 'street') return <Street street={media}>{children}</Street>;
  return (
    <section
      className={classNames(styles.banner, isFirst && styles.first, !media && styles.bare)}
      data-banner={banner.transparent && media ? 'transparent' : 'plain'}
    >
      {media && (
        <BannerMedia
          media={media}
          size={banner.size}
          title={title}
          isFirst={isFirst}
          mark={mark(fields?.media)}
        />
      )}
      {hasWords && (
        <div className={styles.gable}>
          {above}
          {title && (
            <Heading className={styles.title} {...mark(fields?.title)}>
              {title}
            </Heading>
          )}
          {text && (
            <p className={styles.text} {...mark(fields?.text)}>
              {text}
            </p>
          )}
          {link && (
            <p {...mark(fields?.link)}>
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
  mark: { 'data-edit'?: string };
};

function BannerMedia({ media, size, title, isFirst, mark }: BannerMediaProps) {
  const isColour = media.kind === 'colour';
  return (
    <div
      className={classNames(
        bannerMediaStyles.media,
        isColour ? bannerMediaStyles.band : bannerMediaStyles[size],
      )}
      style={isColour ? { backgroundColor: media.colour } : undefined}
      data-media={media.kind}
      {...mark}
    >
      <Medium media={media} title={title} isFirst={isFirst} />
    </div>
  );
}

function Medium({ media, title, isFirst }: Omit<BannerMediaProps, 'size' | 'mark'>) {
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

type BannerVideoProps = {
  video: Extract<BannerMediaView, { kind: 'video' }>;
  isFirst: boolean;
};

/**
 * A silent video over its poster. It starts by itself, except under reduced motion, and can be
 * stopped (`start-banners.ts`); without JavaScript the poster stays, with a link to the video.
 */
export function BannerVideo({ video, isFirst }: BannerVideoProps) {
  const { t } = useTranslation();
  return (
    <div className={bannerVideoStyles.film} data-film="">
      {video.poster && (
        <Picture picture={{ ...video.poster, alt: '' }} sizes="100vw" eager={isFirst} />
      )}
      {/* A silent background video, whose content is also in the text. */}
      <video className={bannerVideoStyles.video} muted loop playsInline preload="none">
        <source src={video.src} type={video.type} />
      </video>
      <div className={controls.controls}>
        <span className={bannerVideoStyles.button}>
          <PlayButton play={t('video.play')} pause={t('video.pause')} />
        </span>
        <span className={bannerVideoStyles.button} data-film-link="">
          <IconLink icon="play" label={t('video.play')} href={video.src} />
        </span>
      </div>
    </div>
  );
}

type LinkedVideoProps = { video: LinkedVideoView; poster: PictureView | null; isFirst: boolean };

/**
 * A third-party video. Nothing is loaded from its host before the visitor presses the link
 * (`../document/embeds/load-embeds.ts`); without JavaScript the link opens its page.
 */
export function LinkedVideo({ video, poster, isFirst }: LinkedVideoProps) {
  const { t } = useTranslation();
  return (
    <div className={linkedVideoStyles.video} data-foreign-frame="">
      {poster && <Picture picture={poster} sizes="100vw" eager={isFirst} />}
      <a
        className={linkedVideoStyles.link}
        href={video.href}
        data-embed={video.embed ?? undefined}
        data-frame-title={t('detail.video')}
        data-frame-class={linkedVideoStyles.player}
      >
        <span className={linkedVideoStyles.action}>
          <Icon name="play" />
          {t('video.watch')}
        </span>
        <span className={linkedVideoStyles.notice}>{t('video.notice', { host: video.host })}</span>
      </a>
    </div>
  );
}
