import { useTranslation } from 'react-i18next';
import { EnergyLabel, EnergyScale } from '../../ui/energy-label';
import type { EnergyView } from './listing-detail-view';
import { FactRows } from './fact-groups';
import styles from './energy-section.module.css';

/** DETAIL-6: the label on its region's scale, the certificate's figures, the renovation notice. */
export function EnergySection({ energy }: { energy: EnergyView }) {
  const { t } = useTranslation();
  return (
    <section className={styles.energy} aria-labelledby="energy">
      <h2 id="energy">{t('detail.groups.energy')}</h2>
      <div className={styles.columns}>
        <div className={styles.label}>
          {energy.label && (
            <EnergyLabel
              label={energy.label}
              name={t('energy.label', { label: energy.label.text })}
              size="large"
            />
          )}
          {energy.figureText && <p className={styles.figure}>{energy.figureText}</p>}
          {energy.label && energy.scale.length > 0 && (
            <EnergyScale scale={energy.scale} current={energy.label} name={t('energy.scale')} />
          )}
        </div>
        <div className={styles.figures}>
          {energy.rows.length > 0 && <FactRows rows={energy.rows} />}
          {energy.notice && <p className={styles.notice}>{energy.notice}</p>}
        </div>
      </div>
    </section>
  );
}
