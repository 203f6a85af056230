import type { DateView } from './article-view';
import styles from './article-kind.module.css';

/** Renders an article's category and date; nothing if it has neither. */
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
