import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names';
import { IconButton } from '../../../ui/icon-button';
import { Picture } from '../../../ui/picture';
import type { PictureView } from '../../../ui/picture-view';
import { useAutoplay } from '../../../ui/use-autoplay';
import { useSlides } from '../../../ui/use-slides';
import styles from './banner-gallery.module.css';
import controls from './banner-controls.module.css';

const AUTOPLAY_MS = 3000;

type BannerGalleryProps = { pictures: PictureView[]; title: string | null; isFirst: boolean };

/**
 * SHELL-3: pictures that change every three seconds until the visitor stops them or turns one; a
 * strip to swipe without JavaScript, and still for who asked for less motion.
 */
export function BannerGallery({ pictures, title, isFirst }: BannerGalleryProps) {
  const { t } = useTranslation();
  const { ref, index, show } = useSlides();
  const count = pictures.length;
  const advance = useCallback(() => show((index + 1) % count), [show, index, count]);
  const [playing, setPlaying] = useAutoplay(ref, AUTOPLAY_MS, advance);
  const turn = (step: number) => {
    setPlaying(false);
    show((index + step + count) % count);
  };
  return (
    <>
      {/* A scrolling region needs to be reachable by keyboard (axe: scrollable-region-focusable). */}
      <div
        ref={ref}
        className={styles.scroller}
        role="group"
        aria-label={title ?? t('detail.pictures')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ul className={styles.strip}>
          {pictures.map((picture, at) => (
            <li className={styles.slide} key={picture.src}>
              <Picture picture={picture} sizes="100vw" eager={isFirst && at === 0} />
            </li>
          ))}
        </ul>
      </div>
      <div className={classNames(controls.controls, controls.scripted)}>
        <p className={controls.position} aria-live={playing ? 'off' : 'polite'}>
          {t('slider.position', { number: index + 1, total: count })}
        </p>
        <IconButton icon="left" label={t('slider.previous')} onClick={() => turn(-1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'slider.pause' : 'slider.play')}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton icon="right" label={t('slider.next')} onClick={() => turn(1)} />
      </div>
    </>
  );
}
