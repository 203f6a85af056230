import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names';
import { Icon } from '../../../ui/icons/icon';
import styles from './favourite-buttons.module.css';

type ListButtonProps = { id: string; title: string };

/**
 * Renders a card's favourite button on its picture; needs JavaScript
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

/** Renders a card's compare button below the picture. */
export function CompareButton({ id, title }: ListButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.compare)}
      aria-pressed="false"
      aria-label={t('compare.mark', { title })}
      data-with-script="in-place"
      data-list-button="compare"
      data-listing={id}
    >
      <Icon name="compare" />
      <span>{t('compare.short')}</span>
    </button>
  );
}
