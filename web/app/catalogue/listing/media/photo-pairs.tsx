import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/media/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import styles from './photo-pairs.module.css';

/** As in `photo-pairs.module.css`. */
const shownOnPhone = 4;

type PhotoPairsProps = {
  pictures: GalleryPictureView[];
  title: string;
  /** Index of the first one that the cover does not show. */
  from: number;
};

/**
 * Renders the photos after those of the cover in pairs, one of them wide, with captions. Each links to its
 * file; `start-lightbox.ts` opens a lightbox instead, including hidden photos.
 */
export function PhotoPairs({ pictures, title, from }: PhotoPairsProps) {
  const { t } = useTranslation();
  const label = `${t('detail.pictures')}: ${title}`;
  return (
    <section className={styles.pairs} aria-label={label}>
      {pictures.slice(from).map(({ picture, href }, index) => (
        <figure className={styles.photo} key={href}>
          <a className={styles.link} href={href} data-picture={index + from} data-pictures="photos">
            <Picture picture={picture} sizes="(min-width: 768px) 56vw, 76vw" />
          </a>
          {/* Already announced as the picture's own text. */}
          <figcaption className={styles.caption} aria-hidden="true">
            {picture.alt}
          </figcaption>
        </figure>
      ))}
      {pictures.length > from + shownOnPhone && (
        <a
          className={styles.all}
          href={pictures[0]?.href}
          data-picture="0"
          data-pictures="photos"
          data-with-script=""
        >
          {t('detail.allPictures', { count: pictures.length })}
        </a>
      )}
    </section>
  );
}
