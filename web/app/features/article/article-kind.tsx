import type { DateView } from './article-view';
import styles from './article-kind.module.css';

/** Where an article stands and of when it is; nothing for one that says neither. */
export function ArticleKind({
  category,
  date,
}: {
  category: string | null;
  date: DateView | null;
}) {
  if (!category && !date) return null;
  return (
    <p className={styles.kind}>
      {category && <span className={styles.category}>{category}</span>}
      {date && <time dateTime={date.iso}>{date.text}</time>}
    </p>
  );
}
