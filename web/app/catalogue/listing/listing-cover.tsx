import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { Icon } from '../../ui/icons/icon';
import { Picture, type PictureView } from '../../ui/media/picture';
import { Ribbon } from '../../ui/cards/ribbon';
import { ribbonTones } from './card/ribbon-tones';
import { countTiles, findCoverShape, type CoverShape } from './cover-shape';
import type { GalleryPictureView, ListingDetailView } from './listing-detail-view';
import { listPictures } from './media/picture-lists';
import styles from './listing-cover.module.css';

/**
 * Renders type, location and price on a gable, which overlaps a wide first photo and is beside any
 * other. Wide screens show the next photos too; phones swipe to them (`ui/media/swipe-pictures.ts`).
 */
export function ListingCover({ listing }: { listing: ListingDetailView }) {
  const { t } = useTranslation();
  const { title, media, ribbon, project } = listing;
  const photos = listPictures(media, 'photos');
  const [first] = photos;
  const shape = first && findCoverShape(first.picture);
  const tiles = photos.slice(1, 1 + countCoverTiles(photos));
  return (
    <header
      className={styles.cover}
      data-shape={shape}
      data-bare={first ? undefined : ''}
      data-print
      style={first && measurePicture(first.picture)}
    >
      {first && (
        <a
          className={styles.picture}
          href={first.href}
          data-picture="0"
          data-pictures="photos"
          data-lightbox={`${t('detail.pictures')}: ${title}`}
          data-swipe={photos.length > 1 ? photos.length : undefined}
        >
          <span className={styles.strip} data-swipe-strip="">
            <Picture picture={first.picture} sizes={coverSizes[shape ?? 'wide']} eager />
          </span>
          <span className={styles.all} data-count={photos.length} data-at="1">
            <Icon name="photo" />
            <span className={styles.words}>
              {t('detail.allPictures', { count: photos.length })}
            </span>
          </span>
        </a>
      )}
      {tiles.length > 0 && (
        <div className={styles.tiles} data-count={tiles.length}>
          {tiles.map(({ picture, href }, index) => (
            <a
              className={styles.tile}
              key={href}
              href={href}
              data-picture={index + 1}
              data-pictures="photos"
            >
              <Picture picture={picture} sizes="(min-width: 48em) 26vw, 46vw" />
            </a>
          ))}
        </div>
      )}
      {ribbon && (
        <p className={styles.ribbon}>
          <Ribbon tone={ribbonTones[ribbon.kind]}>{ribbon.text}</Ribbon>
        </p>
      )}
      <div className={styles.gable}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={listing.breadcrumbs} />
        <p className={styles.kind}>
          {listing.typeName} <span aria-hidden="true">·</span> {listing.goalText}
        </p>
        <h1 className={styles.title} data-length={measureTitle(title)} lang={listing.textLanguage}>
          {title}
        </h1>
        <div className={styles.foot}>
          <p className={styles.price}>
            {listing.priceText}
            {listing.priceNote && <span className={styles.note}>{listing.priceNote}</span>}
          </p>
          <p className={styles.place}>
            <Icon name="pin" />
            <span>{[listing.addressText, listing.cityText].filter(Boolean).join(', ')}</span>
          </p>
        </div>
        {project && (
          <p>
            <AppLink href={project.href}>{project.label}</AppLink>
          </p>
        )}
        {!first && (
          <p className={styles.none}>
            <Icon name="photo" />
            {t('errors.noPhoto')}
          </p>
        )}
      </div>
    </header>
  );
}

/** Returns how many photos the cover shows beside the first. */
export function countCoverTiles(photos: readonly GalleryPictureView[]): number {
  const [first] = photos;
  return first ? countTiles(findCoverShape(first.picture), photos.length) : 0;
}

const coverSizes: Readonly<Record<CoverShape, string>> = {
  wide: '(min-width: 64em) 76vw, (min-width: 48em) 100vw, 76vw',
  panorama: '(min-width: 48em) 100vw, 76vw',
  beside: '(min-width: 64em) 44vw, (min-width: 37.5em) 62vw, 76vw',
};

/** Returns the picture's shape and width for the styles. */
function measurePicture({ width, height }: PictureView): CSSProperties {
  const ratio = Math.round((width / height) * 1000) / 1000;
  return { '--ratio': ratio, '--natural': `${width}px` } as CSSProperties;
}

/** Long titles get a smaller font so that they do not cover the picture. */
function measureTitle({ length }: string): 'short' | 'long' | undefined {
  if (length > 64) return 'long';
  return length <= 30 ? 'short' : undefined;
}
