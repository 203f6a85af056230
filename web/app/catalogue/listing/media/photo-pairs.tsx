import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/media/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import styles from './photo-pairs.module.css';

/** Besides the cover's, as in `photo-pairs.module.css`. */
const shownOnPhone = 4;

type PhotoPairsProps = { pictures: GalleryPictureView[]; title: string };

/**
 * Renders the photos after the cover in pairs, one of them wide, with captions. Each links to its
 * file; `start-lightbox.ts` opens a lightbox instead, including hidden photos.
 */
export function PhotoPairs({ pictures, title }: PhotoPairsProps) {
  const { t } = useTranslation();
  const label = `${t('detail.pictures')}: ${title}`;
  return (
    <section className={styles.pairs} aria-label={label} data-print>
      {pictures.slice(1).map(({ picture, href }, index) => (
        <figure className={styles.photo} key={href}>
          <a className={styles.link} href={href} data-picture={index + 1} data-pictures="photos">
            <Picture picture={picture} sizes="(min-width: 768px) 56vw, 76vw" />
          </a>
          {/* Already announced as the picture's own text. */}
          <figcaption className={styles.caption} aria-hidden="true">
            {picture.alt}
          </figcaption>
        </figure>
      ))}
      {pictures.length > 1 + shownOnPhone && (
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
