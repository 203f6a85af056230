import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import styles from './floor-plans.module.css';

type FloorPlansProps = { plans: GalleryPictureView[]; title: string };

/** DETAIL-1: the floor plans, whole and side by side; each opens large, to zoom into. */
export function FloorPlans({ plans, title }: FloorPlansProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul
        className={styles.plans}
        id="plan-pictures"
        data-lightbox={`${t('detail.plans')}: ${title}`}
      >
        {plans.map(({ picture, href }, index) => (
          <li className={styles.plan} key={href}>
            <a
              className={styles.link}
              href={href}
              data-picture={index}
              data-pictures="plan-pictures"
            >
              <Picture picture={picture} sizes="(min-width: 768px) 56rem, 92vw" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
