import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names';
import type { EnergyLabelView } from '../../../ui/energy-label-view';
import type { EnergyScaleView } from '../listing-detail-view';
import colours from '../../../ui/energy-colours.module.css';
import styles from './energy-scale.module.css';

type EnergyScaleProps = { scale: EnergyScaleView; label: EnergyLabelView };

/** DETAIL-6: the region's ladder in one line, by family, with an arrow where the listing stands. */
export function EnergyScale({ scale, label }: EnergyScaleProps) {
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={scale.text}
      style={{ '--at': `${scale.at}%` } as CSSProperties}
    >
      <p className={classNames(styles.mark, colours[label.group])} aria-hidden="true">
        {label.text}
      </p>
      <div className={styles.ladder} aria-hidden="true">
        {scale.families.map(({ group, letter, rungs, limit }) => (
          <div
            className={classNames(styles.family, colours[group])}
            key={letter}
            style={{ flexGrow: rungs.length }}
          >
            <p className={styles.letter}>{letter}</p>
            <p className={styles.rungs}>
              {rungs.map(({ code, sign, isCurrent }) => (
                <span className={styles.rung} key={code} data-current={isCurrent || undefined}>
                  {rungs.length > 1 ? sign || '·' : ''}
                </span>
              ))}
            </p>
            {limit !== null && <p className={styles.limit}>{limit}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}
