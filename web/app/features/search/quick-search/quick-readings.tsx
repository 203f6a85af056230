import { QuickGroup } from './quick-group';
import { QuickOption } from './quick-option';
import type { QuickReadingView } from './quick-search-view';
import styles from './quick-readings.module.css';

type QuickReadingsProps = { title: string; readings: QuickReadingView[] };

/** FIND-14: the list that a sentence means, as the first choice. */
export function QuickReadings({ title, readings }: QuickReadingsProps) {
  if (readings.length === 0) return null;
  return (
    <QuickGroup title={title}>
      {readings.map(({ id, text }) => (
        <QuickOption key={id} id={id} label={text} className={styles.reading}>
          {text}
        </QuickOption>
      ))}
    </QuickGroup>
  );
}
