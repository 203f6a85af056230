import { useTranslation } from 'react-i18next';
import button from './map-button.module.css';
import styles from './area-tools.module.css';

type SketchBarProps = {
  count: number;
  onAdd: () => void;
  onUndo: () => void;
  onFinish: () => void;
  onCancel: () => void;
};

/** What one can do while an area is being drawn. */
export function SketchBar({ count, onAdd, onUndo, onFinish, onCancel }: SketchBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.sketch}>
      <p className={styles.hint} role="status">
        {t('map.drawHint')} <span className={styles.keys}>{t('map.drawKeys')}</span>
      </p>
      <div className={styles.tools}>
        <button type="button" className={button.tool} onClick={onAdd}>
          {t('map.addCorner')}
        </button>
        <button type="button" className={button.tool} onClick={onUndo} disabled={count === 0}>
          {t('map.undo')}
        </button>
        <button type="button" className={button.action} onClick={onFinish} disabled={count < 3}>
          {t('map.finish')}
        </button>
        <button type="button" className={button.tool} onClick={onCancel}>
          {t('map.cancel')}
        </button>
      </div>
    </div>
  );
}
