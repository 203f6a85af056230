import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/layout/class-names';
import { IconButton } from '../../ui/controls/icon-button';
import { Picture, type PictureView } from '../../ui/media/picture';
import { PlayButton } from '../../ui/controls/play-button';
import styles from './banner-gallery.module.css';
import controls from './banner-controls.module.css';

type BannerGalleryProps = { pictures: PictureView[]; title: string | null; isFirst: boolean };

/**
 * Pictures that change every three seconds until the visitor stops them or selects one
 * (`start-banners.ts`); without JavaScript a scroller, and still under reduced motion.
 */
export function BannerGallery({ pictures, title, isFirst }: BannerGalleryProps) {
  const { t } = useTranslation();
  const position = (number: number | string) =>
    t('slider.position', { number: number as number, total: pictures.length });
  return (
    <div className={styles.gallery} data-slides="round" data-autoplay="">
      {/* Focusable, so that the keyboard can scroll it (axe: scrollable-region-focusable). */}
      <div
        className={styles.scroller}
        role="group"
        aria-label={title ?? t('detail.pictures')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-scroller=""
      >
        <ul className={styles.strip}>
          {pictures.map((picture, at) => (
            <li className={styles.slide} key={picture.src}>
              <Picture picture={picture} sizes="100vw" eager={isFirst && at === 0} />
            </li>
          ))}
        </ul>
      </div>
      <div className={classNames(controls.controls, controls.scripted)} data-with-script="">
        <p className={controls.position} aria-live="polite" data-position={position('#')}>
          {position(1)}
        </p>
        <IconButton icon="left" label={t('slider.previous')} data-turn="-1" />
        <PlayButton play={t('slider.play')} pause={t('slider.pause')} />
        <IconButton icon="right" label={t('slider.next')} data-turn="1" />
      </div>
    </div>
  );
}
