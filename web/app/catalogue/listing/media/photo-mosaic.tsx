import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import styles from './photo-mosaic.module.css';

type PhotoMosaicProps = { pictures: GalleryPictureView[]; title: string; emptyText: string };

/**
 * The photos: a mosaic of five on wide screens, a strip to swipe on phones. Each is a link to its
 * file; `start-lightbox.ts` opens a lightbox instead.
 */
export function PhotoMosaic({ pictures, title, emptyText }: PhotoMosaicProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) {
    return (
      <p className={styles.none} data-empty>
        <Icon name="photo" />
        {emptyText}
      </p>
    );
  }
  return (
    <>
      <ul
        className={`${styles.mosaic} ${styles[`count${Math.min(pictures.length, 5)}`]}`}
        id="photo-pictures"
        data-lightbox={`${t('detail.pictures')}: ${title}`}
      >
        {pictures.map(({ picture, href }, index) => (
          <li className={styles.cell} key={href}>
            <a
              className={styles.link}
              href={href}
              data-picture={index}
              data-pictures="photo-pictures"
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 768px) 56rem, 76vw' : smallSizes}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        className={styles.all}
        href={pictures[0]?.href}
        data-picture="0"
        data-pictures="photo-pictures"
        aria-label={t('detail.allPictures', { count: pictures.length })}
      >
        <Icon name="photo" />
        {pictures.length}
      </a>
    </>
  );
}

const smallSizes = '(min-width: 768px) 28rem, 76vw';
