import type { TFunction } from 'i18next';
import type { Labels } from 'yet-another-react-lightbox';

/** The lightbox's own words, in the visitor's language. */
export function labelLightbox(t: TFunction, label: string): Labels {
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
