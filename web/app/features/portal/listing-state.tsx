import type { ListingStateView } from './listing-state.server';
import styles from './listing-state.module.css';

export function ListingState({ state: { kind, text } }: { state: ListingStateView }) {
  return (
    <span className={styles.state} data-state={kind}>
      {text}
    </span>
  );
}
