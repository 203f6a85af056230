import { useTranslation } from 'react-i18next';
import { IconLink } from '../../ui/controls/icon-button';
import { Picture } from '../../ui/media/picture';
import { PlayButton } from '../../ui/controls/play-button';
import type { BannerMediaView } from './banner-view.server';
import controls from './banner-controls.module.css';
import styles from './banner-video.module.css';

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
    <div className={styles.film} data-film="">
      {video.poster && (
        <Picture picture={{ ...video.poster, alt: '' }} sizes="100vw" eager={isFirst} />
      )}
      {/* A silent background video, whose content is also in the text. */}
      <video className={styles.video} muted loop playsInline preload="none">
        <source src={video.src} type={video.type} />
      </video>
      <div className={controls.controls}>
        <span className={styles.button}>
          <PlayButton play={t('video.play')} pause={t('video.pause')} />
        </span>
        <span className={styles.button} data-film-link="">
          <IconLink icon="play" label={t('video.play')} href={video.src} />
        </span>
      </div>
    </div>
  );
}
