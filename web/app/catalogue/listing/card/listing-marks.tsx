import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import { useHydrated } from '../../../ui/use-hydrated';
import { useMark } from './use-mark';
import styles from './listing-marks.module.css';

type ListingMarksProps = { id: string; title: string };

/** DETAIL-7: favourite and compare on a card, real buttons beside its link; only with JavaScript. */
export function ListingMarks(props: ListingMarksProps) {
  return useHydrated() ? <Marks {...props} /> : null;
}

function Marks({ id, title }: ListingMarksProps) {
  const { t } = useTranslation();
  const favourite = useMark('favourite', id);
  const compare = useMark('compare', id);
  return (
    <div className={styles.marks}>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={compare.isOn}
        aria-label={t('compare.mark', { title })}
        title={t('compare.short')}
        onClick={compare.toggle}
      >
        <Icon name="compare" />
      </button>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={favourite.isOn}
        aria-label={t('shortlist.mark', { title })}
        title={t('shortlist.short')}
        onClick={favourite.toggle}
      >
        <Icon name="heart" />
      </button>
    </div>
  );
}
