import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './sheet-handle.module.css';

/**
 * FIND-18: the head of the results where they are a sheet over the map: it says how many there are or the
 * map shows (`map/show-in-view.ts`), and moves the sheet by a press, a drag or the arrow keys (`map/use-sheet.ts`); a finger moves it anywhere.
 */
export function SheetHandle({ countText }: { countText: string }) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className={styles.handle} data-sheet-handle="">
        <span className={styles.count} data-results-count={countText}>
          {countText}
        </span>
        <VisuallyHidden>{t('map.sheet')}</VisuallyHidden>
        <span className={styles.hint} aria-hidden="true">
          <span className={styles.toList}>{t('map.asList')}</span>
          <span className={styles.toMap}>{t('map.asMap')}</span>
          <Icon name="up" />
        </span>
      </button>
      <div className={styles.elsewhere} data-elsewhere="" data-keep="" />
    </>
  );
}
