import { Icon } from '../../../ui/icon';
import type { KeyFactView } from '../listing-detail-view';
import styles from './key-facts.module.css';

/** The few figures a visitor looks for first. */
export function KeyFacts({ facts }: { facts: KeyFactView[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div className={styles.fact} key={fact.label}>
          <dt className={styles.label}>
            <Icon name={fact.icon} />
            {fact.label}
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
