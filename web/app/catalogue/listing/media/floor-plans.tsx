import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/media/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import styles from './floor-plans.module.css';

type FloorPlansProps = { plans: GalleryPictureView[]; title: string };

/** Renders the floor plans uncropped beside the text; each opens in the lightbox with zoom. */
export function FloorPlans({ plans, title }: FloorPlansProps) {
  const { t } = useTranslation();
  const label = `${t('detail.plans')}: ${title}`;
  return (
    <section className={styles.plans} aria-label={label}>
      {plans.map(({ picture, href }, index) => (
        <figure key={href}>
          <a
            className={styles.link}
            href={href}
            data-picture={index}
            data-pictures="plans"
            data-lightbox={label}
          >
            <Picture picture={picture} sizes="(min-width: 1024px) 36rem, 76vw" fit="natural" />
          </a>
          <figcaption className={styles.caption} aria-hidden="true">
            {picture.alt}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
