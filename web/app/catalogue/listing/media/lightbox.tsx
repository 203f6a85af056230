import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import YetAnotherLightbox, { type ControllerRef, type Labels } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import styles from './lightbox.module.css';
import type { TFunction } from 'i18next';
import { useMedia } from '../../../ui/layout/use-media';

/** A picture with its files, the smallest first. */
export type LightboxPicture = {
  /** The file that its link opens. */
  href: string;
  alt: string;
  width: number;
  height: number;
  files: { src: string; width: number; height: number }[];
};

type LightboxProps = {
  pictures: LightboxPicture[];
  label: string;
  /** The index of the first picture shown. */
  first: number;
  /** Called after it has closed. */
  onClose: () => void;
};

/**
 * Renders enlarged pictures one by one: arrow keys, Home, End, Escape, swipe, pinch, and a
 * slideshow with 3000 ms per picture, which is not offered with reduced motion.
 */
export function Lightbox({ pictures, label, first, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const isCalm = useReducedMotion();
  const [isOpen, setOpen] = useState(true);
  const [current, setCurrent] = useState(first);
  const controller = useRef<ControllerRef>(null);
  // A new array would return to the first picture.
  const slides = useMemo(() => pictures.map(buildSlide), [pictures]);
  const isAlone = pictures.length < 2;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const { currentIndex } = controller.current?.getLightboxState() ?? { currentIndex: 0 };
    const last = pictures.length - 1;
    if (key === 'Home' && currentIndex > 0) controller.current?.prev({ count: currentIndex });
    if (key === 'End' && currentIndex < last) {
      controller.current?.next({ count: last - currentIndex });
    }
  };
  return (
    <YetAnotherLightbox
      className={styles.lightbox ?? ''}
      open={isOpen}
      index={first}
      close={() => setOpen(false)}
      on={{ exited: onClose, view: ({ index }) => setCurrent(index) }}
      slides={slides}
      plugins={[Counter, Zoom, ...(isAlone ? [] : [Thumbnails])].concat(
        isAlone || isCalm ? [] : [Slideshow],
      )}
      labels={labelLightbox(t, label)}
      controller={{ ref: controller, closeOnPullDown: true }}
      portal={{ container: { onKeyDown } }}
      animation={{ fade: 180, swipe: 500, navigation: 320 }}
      carousel={{ finite: isAlone, padding: 0 }}
      slideshow={{ delay: 3000 }}
      thumbnails={{ width: 96, height: 64, border: 0, borderRadius: 0, padding: 0, gap: 8 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      render={{
        // Below the picture, not on it.
        controls: () => (
          <p className={styles.caption} aria-live="polite">
            {pictures[current]?.alt}
          </p>
        ),
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function buildSlide({ href, alt, width, height, files }: LightboxPicture) {
  const thumbnail = files.find((file) => file.width >= 192) ?? files[0];
  return {
    src: files.at(-1)?.src ?? href,
    alt,
    width: files.at(-1)?.width ?? width,
    height: files.at(-1)?.height ?? height,
    srcSet: files,
    ...(thumbnail && { thumbnail: thumbnail.src }),
  };
}

function labelLightbox(t: TFunction, label: string): Labels {
  return {
    Lightbox: label,
    'Photo gallery': label,
    Carousel: t('detail.carousel'),
    Slide: t('detail.slide'),
    '{index} of {total}': t('slider.position', { number: '{index}', total: '{total}' }),
    Previous: t('detail.previousPicture'),
    Next: t('detail.nextPicture'),
    Close: t('common.close'),
    Thumbnails: t('detail.thumbnails'),
    'Zoom in': t('detail.zoomIn'),
    'Zoom out': t('detail.zoomOut'),
    Play: t('detail.startSlideshow'),
    Pause: t('detail.stopSlideshow'),
  };
}

/** Reports whether the visitor prefers reduced motion; true until known, so that nothing moves. */
function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}
