import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture';
import type { GalleryPictureView } from '../listing-detail-view';
import { useLightbox } from './use-lightbox';
import styles from './floor-plans.module.css';

type FloorPlansProps = { plans: GalleryPictureView[]; title: string };

/** DETAIL-1: the floor plans, whole and side by side; each opens large, to zoom into. */
export function FloorPlans({ plans, title }: FloorPlansProps) {
  const { t } = useTranslation();
  const { lightbox, open, prepare } = useLightbox(plans, `${t('detail.plans')}: ${title}`);
  return (
    <>
      <ul className={styles.plans} onPointerEnter={prepare}>
        {plans.map(({ picture, href }, index) => (
          <li className={styles.plan} key={href}>
            <a
              className={styles.link}
              href={href}
              onClick={(event) => open(event, index)}
              onFocus={prepare}
            >
              <Picture picture={picture} sizes="(min-width: 768px) 56rem, 92vw" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
