import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { Icon } from '../../ui/icons/icon';
import { Picture } from '../../ui/media/picture';
import { Ribbon } from '../../ui/cards/ribbon';
import { ribbonTones } from './card/ribbon-tones';
import type { ListingDetailView } from './listing-detail-view';
import { listPictures } from './media/picture-lists';
import styles from './listing-cover.module.css';

/** Renders the title, place and price on a gable over the first photo. */
export function ListingCover({ listing }: { listing: ListingDetailView }) {
  const { t } = useTranslation();
  const { title, media, ribbon, project } = listing;
  const photos = listPictures(media, 'photos');
  const [first] = photos;
  return (
    <header className={styles.cover} data-bare={first ? undefined : ''} data-print>
      {first && (
        <a
          className={styles.picture}
          href={first.href}
          data-picture="0"
          data-pictures="photos"
          data-lightbox={`${t('detail.pictures')}: ${title}`}
        >
          <Picture picture={first.picture} sizes="(min-width: 768px) 100vw, 76vw" eager />
          <span className={styles.all} data-count={photos.length}>
            <Icon name="photo" />
            <span className={styles.words}>
              {t('detail.allPictures', { count: photos.length })}
            </span>
          </span>
        </a>
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

/** Long titles get smaller letters, or they would cover the picture. */
function measureTitle({ length }: string): 'short' | 'long' | undefined {
  if (length > 64) return 'long';
  return length <= 30 ? 'short' : undefined;
}
