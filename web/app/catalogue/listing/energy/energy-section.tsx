import { useTranslation } from 'react-i18next';
import { EnergyLabel } from '../../../ui/energy-label';
import { EnergyScale } from './energy-scale';
import type { EnergyView } from '../listing-detail-view';
import { FactRows } from '../facts/fact-groups';
import styles from './energy-section.module.css';

/** DETAIL-6: the label on its region's scale, the certificate's figures, the renovation notice. */
export function EnergySection({ energy }: { energy: EnergyView }) {
  const { t } = useTranslation();
  const { label, labelName, scale, figureText, rows, notice } = energy;
  return (
    <section className={styles.energy} aria-labelledby="energy" data-print>
      <h2 id="energy">{t('detail.groups.energy')}</h2>
      <div className={styles.head}>
        {label && (
          <div className={styles.item}>
            <p className={styles.name}>{labelName}</p>
            <EnergyLabel
              label={label}
              name={t('energy.label', { label: label.text })}
              size="large"
            />
          </div>
        )}
        {figureText && (
          <div className={styles.item}>
            <p className={styles.name}>{t('detail.fields.energyPerformance')}</p>
            <p className={styles.figure}>{figureText}</p>
          </div>
        )}
      </div>
      {label && scale && <EnergyScale scale={scale} label={label} />}
      {rows.length > 0 && <FactRows rows={rows} />}
      {notice && <p className={styles.notice}>{notice}</p>}
    </section>
  );
}
