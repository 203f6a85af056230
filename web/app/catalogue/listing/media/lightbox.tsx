import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import YetAnotherLightbox, {
  type ControllerRef,
  type Labels,
  type Slide,
  stopNavigationEventsPropagation,
} from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import styles from './lightbox.module.css';
import type { TFunction } from 'i18next';
import { closeOnBack } from '../../../lib/dom/close-on-back';
import { classNames } from '../../../ui/layout/class-names';
import { useMedia } from '../../../ui/layout/use-media';

/** A picture with its files, smallest first. */
export type LightboxPicture = {
  href: string;
  alt: string;
  width: number;
  height: number;
  files: { src: string; width: number; height: number }[];
  /** The file that the page already shows; empty if it has not loaded. */
  preview: string;
};

type LightboxProps = {
  pictures: LightboxPicture[];
  label: string;
  /** Index of the first picture. */
  first: number;
  /** Called after the closing animation. */
  onClose: () => void;
};

/**
 * Renders pictures one by one, with a strip and a grid of all: arrow keys, Home, End, Escape, Back,
 * swipe, pinch, and a slideshow with 3000 ms per picture, hidden for reduced motion.
 */
export function Lightbox({ pictures, label, first, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const isCalm = useReducedMotion();
  const [isOpen, setOpen] = useState(true);
  const [isGrid, setGrid] = useState(false);
  const [current, setCurrent] = useState(first);
  const controller = useRef<ControllerRef>(null);
  // A new list would reset it to the first picture.
  const slides = useMemo(() => pictures.map(buildSlide), [pictures]);
  useBack(isOpen, () => setOpen(false));
  const isAlone = pictures.length < 2;
  // The focus would be lost with the grid.
  const closeGrid = () => {
    setGrid(false);
    controller.current?.focus();
  };
  const show = (index: number) => {
    const at = controller.current?.getLightboxState().currentIndex ?? 0;
    if (index < at) controller.current?.prev({ count: at - index });
    if (index > at) controller.current?.next({ count: index - at });
    closeGrid();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Home') show(0);
    if (key === 'End') show(pictures.length - 1);
  };
  const thumbnails = { slides, current, onShow: show };
  const allPictures = t('detail.allPictures', { count: pictures.length });
  return (
    <YetAnotherLightbox
      className={classNames(styles.lightbox, isAlone && styles.alone) ?? ''}
      open={isOpen}
      index={first}
      close={() => setOpen(false)}
      on={{ exited: onClose, view: ({ index }) => setCurrent(index) }}
      slides={slides}
      plugins={[Counter, Zoom].concat(isAlone || isCalm ? [] : [Slideshow])}
      labels={labelLightbox(t, label)}
      controller={{ ref: controller, closeOnPullDown: true }}
      portal={{ container: { onKeyDown } }}
      animation={{ fade: 180, swipe: 500, navigation: 320 }}
      carousel={{ finite: isAlone, padding: 0 }}
      slideshow={{ delay: 3000 }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      toolbar={{
        buttons: [
          ...(isAlone
            ? []
            : [
                <button
                  key="grid"
                  type="button"
                  className="yarl__button"
                  aria-label={allPictures}
                  aria-expanded={isGrid}
                  onClick={() => setGrid(!isGrid)}
                >
                  <GridIcon />
                </button>,
              ]),
          'close',
        ],
      }}
      render={{
        slideHeader: ({ slide }) => <Preview slide={slide} />,
        // Below the picture, not on it.
        controls: () => (
          <>
            <div className={styles.foot}>
              <p className={styles.caption} aria-live="polite">
                {pictures[current]?.alt}
              </p>
              {!isAlone && <Strip {...thumbnails} label={t('detail.thumbnails')} />}
            </div>
            {isGrid && <Grid {...thumbnails} label={allPictures} onClose={closeGrid} />}
          </>
        ),
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

function GridIcon() {
  return (
    <svg className="yarl__icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
    </svg>
  );
}

type PictureSlide = ReturnType<typeof buildSlide>;

/** Closes on Back. */
function useBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = closeOnBack(() => latest.current());
    return () => leave();
  }, [isOpen]);
}

/** The version of a picture that the page already shows, until its large file has loaded. */
function Preview({ slide }: { slide: Slide }) {
  const { preview, width, height } = slide as PictureSlide;
  if (!preview) return null;
  return (
    <img
      className={styles.preview}
      src={preview}
      alt=""
      style={{ maxWidth: width, maxHeight: height }}
    />
  );
}

type ThumbnailsProps = {
  slides: PictureSlide[];
  current: number;
  onShow: (index: number) => void;
  label: string;
};

/** Renders all pictures in a row that begins with the first. */
function Strip({ label, ...thumbnails }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { current } = thumbnails;
  useEffect(() => {
    const scroller = row.current;
    const one = scroller?.children[current];
    if (!scroller || !(one instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = one;
    const { scrollLeft, clientWidth } = scroller;
    const isWhole =
      offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!isWhole) scroller.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [current]);
  // Keys still turn the pages.
  const { onPointerDown, onWheel } = stopNavigationEventsPropagation();
  return (
    <div
      className={styles.strip}
      ref={row}
      role="group"
      aria-label={label}
      onPointerDown={onPointerDown}
      onWheel={onWheel}
    >
      <Thumbnails {...thumbnails} />
    </div>
  );
}

/** Renders all pictures at once over the lightbox; Escape and Back lead to the picture again. */
function Grid({ label, onClose, ...thumbnails }: ThumbnailsProps & { onClose: () => void }) {
  const grid = useRef<HTMLDivElement>(null);
  useBack(true, onClose);
  useEffect(() => grid.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The lightbox would turn the page or close.
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key === 'Escape') onClose();
  };
  return (
    // Keeps keys from the lightbox; its buttons are the controls.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.grid}
      ref={grid}
      role="group"
      aria-label={label}
      {...stopNavigationEventsPropagation()}
      onKeyDown={onKeyDown}
    >
      <Thumbnails {...thumbnails} />
    </div>
  );
}

function Thumbnails({ slides, current, onShow }: Omit<ThumbnailsProps, 'label'>) {
  return slides.map(({ thumbnail, src, alt }, index) => (
    <button
      key={src}
      type="button"
      className={styles.thumbnail}
      aria-current={index === current || undefined}
      onClick={() => onShow(index)}
    >
      <img src={thumbnail ?? src} alt={alt} loading="lazy" />
    </button>
  ));
}

function buildSlide({ href, alt, width, height, files, preview }: LightboxPicture) {
  const thumbnail = files.find((file) => file.width >= 192) ?? files[0];
  return {
    src: files.at(-1)?.src ?? href,
    alt,
    width: files.at(-1)?.width ?? width,
    height: files.at(-1)?.height ?? height,
    srcSet: files,
    thumbnail: thumbnail?.src,
    preview,
  };
}

/** Translates the lightbox's labels. */
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
