import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EnergyLabel } from '../../../ui/cards/energy-label';
import { Icon } from '../../../ui/icons/icon';
import type { EnergyView, KeyFactView } from '../listing-detail-view';
import styles from './key-facts.module.css';

type KeyFactsProps = { facts: KeyFactView[]; energy: EnergyView | null };

/** Renders the most important figures and the energy label. */
export function KeyFacts({ facts, energy }: KeyFactsProps) {
  const { t } = useTranslation();
  if (facts.length === 0 && !energy?.label) return null;
  return (
    <dl className={styles.facts} data-print>
      {facts.map(({ icon, label, value }) => (
        <KeyFact icon={<Icon name={icon} />} label={label} key={label}>
          {value}
        </KeyFact>
      ))}
      {energy?.label && (
        <KeyFact icon={<Icon name="energy" />} label={energy.labelName}>
          <EnergyLabel
            label={energy.label}
            name={t('energy.label', { label: energy.label.text })}
            size="large"
          />
        </KeyFact>
      )}
    </dl>
  );
}

type KeyFactProps = { icon: ReactNode; label: string; children: ReactNode };

function KeyFact({ icon, label, children }: KeyFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        {icon}
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
