import { goals } from '@agency/domain/goals';
import { useTranslation } from 'react-i18next';
import { goalOptionId } from './list-quick-options';
import { QuickGroup } from './quick-group';
import { QuickOption } from './quick-option';
import type { QuickEntryView } from './quick-search-view';
import styles from './quick-entries.module.css';

type QuickEntriesProps = { title: string; entries: QuickEntryView[] };

/** Renders readings, types or cities, each with its links for sale and for rent. */
export function QuickEntries({ title, entries }: QuickEntriesProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <QuickGroup title={title}>
      {entries.map((entry) => (
        <div className={styles.entry} key={entry.id}>
          <span className={styles.label} aria-hidden="true">
            {entry.label}
          </span>
          {goals.map((goal) => (
            <QuickOption
              key={goal}
              id={goalOptionId(entry, goal)}
              label={t('quickSearch.goalOf', { label: entry.label, goal: entry[goal].text })}
              className={styles.goal}
            >
              {entry[goal].text}
            </QuickOption>
          ))}
        </div>
      ))}
    </QuickGroup>
  );
}
