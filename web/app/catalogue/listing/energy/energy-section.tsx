import { useTranslation } from 'react-i18next';
import { EnergyLabel, type EnergyLabelView } from '../../../ui/cards/energy-label';
import type { EnergyView, EnergyScaleView } from '../listing-detail-view';
import { FactRows } from '../facts/fact-groups';
import styles from './energy-section.module.css';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/layout/class-names';
import colours from '../../../ui/cards/energy-colours.module.css';
import energyScaleStyles from './energy-scale.module.css';

/** Renders the label on its region's scale, the certificate's figures and the renovation notice. */
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

type EnergyScaleProps = { scale: EnergyScaleView; label: EnergyLabelView };

/** Renders the region's ladder in one line by family, with an arrow at the listing's position. */
function EnergyScale({ scale, label }: EnergyScaleProps) {
  return (
    <div
      className={energyScaleStyles.scale}
      role="img"
      aria-label={scale.text}
      style={{ '--at': `${scale.at}%` } as CSSProperties}
    >
      <p className={classNames(energyScaleStyles.mark, colours[label.group])} aria-hidden="true">
        {label.text}
      </p>
      <div className={energyScaleStyles.ladder} aria-hidden="true">
        {scale.families.map(({ group, letter, rungs, limit }) => (
          <div
            className={classNames(energyScaleStyles.family, colours[group])}
            key={letter}
            style={{ flexGrow: rungs.length }}
          >
            <p className={energyScaleStyles.letter}>{letter}</p>
            <p className={energyScaleStyles.rungs}>
              {rungs.map(({ code, sign, isCurrent }) => (
                <span
                  className={energyScaleStyles.rung}
                  key={code}
                  data-current={isCurrent || undefined}
                >
                  {rungs.length > 1 ? sign || '·' : ''}
                </span>
              ))}
            </p>
            {limit !== null && <p className={energyScaleStyles.limit}>{limit}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}
