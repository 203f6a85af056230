import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names';
import { Icon } from '../../../ui/icons/icon';
import styles from './favourite-buttons.module.css';

type ListButtonProps = { id: string; title: string };

/**
 * Renders the favourite button on a card's picture; requires JavaScript
 * (`features/shortlist/start-favourite-buttons.ts`).
 */
export function FavouriteButton({ id, title }: ListButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.favourite)}
      aria-pressed="false"
      aria-label={t('shortlist.mark', { title })}
      title={t('shortlist.short')}
      data-with-script=""
      data-list-button="favourite"
      data-listing={id}
    >
      <Icon name="heart" />
    </button>
  );
}

/** Renders the comparison button below the picture. */
export function CompareButton({ id, title }: ListButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed="false"
      aria-label={t('compare.mark', { title })}
      title={t('compare.short')}
      data-with-script="in-place"
      data-list-button="compare"
      data-listing={id}
    >
      <Icon name="compare" />
    </button>
  );
}
