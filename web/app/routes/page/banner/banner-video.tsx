import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, IconLink } from '../../../ui/icon-button';
import { Picture } from '../../../ui/picture';
import { useHydrated } from '../../../ui/use-hydrated';
import { useReducedMotion } from '../../../ui/use-reduced-motion';
import type { BannerMediaView } from './banner-view';
import controls from './banner-controls.module.css';
import styles from './banner-video.module.css';

type BannerVideoProps = {
  video: Extract<BannerMediaView, { kind: 'video' }>;
  isFirst: boolean;
};

/**
 * SHELL-3: a silent film over its poster. It starts by itself unless the visitor asked for less
 * motion, and can be stopped; without JavaScript the poster stands and a link leads to it.
 */
export function BannerVideo({ video, isFirst }: BannerVideoProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const calm = useReducedMotion();
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    // Refused by a browser that saves power or data: the poster stays, the button plays.
    if (!calm) ref.current?.play().catch(() => undefined);
    else ref.current?.pause();
  }, [calm]);

  const toggle = () => {
    if (playing) ref.current?.pause();
    else ref.current?.play().catch(() => undefined);
  };
  return (
    <>
      {video.poster && (
        <Picture picture={{ ...video.poster, alt: '' }} sizes="100vw" eager={isFirst} />
      )}
      {/* Mood pictures in motion, without sound: nothing is said in them that the text does not say. */}
      <video
        ref={ref}
        className={styles.video}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={video.src} type={video.type} />
      </video>
      <div className={controls.controls}>
        {hydrated ? (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={t(playing ? 'video.pause' : 'video.play')}
            onClick={toggle}
          />
        ) : (
          <IconLink icon="play" label={t('video.play')} href={video.src} />
        )}
      </div>
    </>
  );
}
