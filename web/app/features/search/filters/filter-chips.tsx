import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/controls/button';
import { RemovableChip } from '../../../ui/controls/chip';
import type { ListingListView } from '../list/listing-list-view';
import styles from './filter-chips.module.css';

/** Renders the active filters, each with a link that removes it. */
export function FilterChips({ list: { chips, clearHref } }: { list: ListingListView }) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {chips.map((chip) => (
        <li key={chip.removeHref}>
          <RemovableChip
            label={chip.label}
            removeLabel={t('filter.remove', { name: chip.label })}
            href={chip.removeHref}
            isInPlace
          />
        </li>
      ))}
      {clearHref && chips.length > 1 && (
        <li>
          <LinkButton href={clearHref} kind="ghost" isInPlace>
            {t('filter.clear')}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}
