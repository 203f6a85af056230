import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import styles from './listing-marks.module.css';

type ListingMarksProps = { id: string; title: string };

/**
 * DETAIL-7: favourite and compare on a card, real buttons beside its link; only with JavaScript
 * (`features/shortlist/start-marks.ts`).
 */
export function ListingMarks({ id, title }: ListingMarksProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.marks} data-with-script="">
      <button
        type="button"
        className={styles.mark}
        aria-pressed="false"
        aria-label={t('compare.mark', { title })}
        title={t('compare.short')}
        data-mark="compare"
        data-listing={id}
      >
        <Icon name="compare" />
      </button>
      <button
        type="button"
        className={styles.mark}
        aria-pressed="false"
        aria-label={t('shortlist.mark', { title })}
        title={t('shortlist.short')}
        data-mark="favourite"
        data-listing={id}
      >
        <Icon name="heart" />
      </button>
    </div>
  );
}
