import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import styles from './favourite-buttons.module.css';

type FavouriteButtonsProps = { id: string; title: string };

/**
 * DETAIL-7: favourite and compare on a card, real buttons beside its link; only with JavaScript
 * (`features/shortlist/start-favourite-buttons.ts`).
 */
export function FavouriteButtons({ id, title }: FavouriteButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.buttons} data-with-script="">
      <button
        type="button"
        className={styles.button}
        aria-pressed="false"
        aria-label={t('compare.mark', { title })}
        title={t('compare.short')}
        data-list-button="compare"
        data-listing={id}
      >
        <Icon name="compare" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed="false"
        aria-label={t('shortlist.mark', { title })}
        title={t('shortlist.short')}
        data-list-button="favourite"
        data-listing={id}
      >
        <Icon name="heart" />
      </button>
    </div>
  );
}
