import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import { useLightbox } from './use-lightbox';
import styles from './photo-mosaic.module.css';

type PhotoMosaicProps = { pictures: GalleryPictureView[]; title: string; emptyText: string };

/**
 * The photos: a mosaic of five on wide screens, a strip to swipe on phones. Each is a link to its
 * file; JavaScript opens a lightbox instead.
 */
export function PhotoMosaic({ pictures, title, emptyText }: PhotoMosaicProps) {
  const { t } = useTranslation();
  const { lightbox, open, prepare } = useLightbox(pictures, `${t('detail.pictures')}: ${title}`);
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
        onPointerEnter={prepare}
      >
        {pictures.map(({ picture, href }, index) => (
          <li className={styles.cell} key={href}>
            <a
              className={styles.link}
              href={href}
              onClick={(event) => open(event, index)}
              onFocus={prepare}
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 768px) 56rem, 92vw' : smallSizes}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        className={styles.all}
        href={pictures[0]?.href}
        onClick={(event) => open(event, 0)}
        onFocus={prepare}
        aria-label={t('detail.allPictures', { count: pictures.length })}
      >
        <Icon name="photo" />
        {pictures.length}
      </a>
      {lightbox}
    </>
  );
}

const smallSizes = '(min-width: 768px) 28rem, 92vw';
