import type { FactGroupView, FactRowView, FactCodeView } from '../listing-detail-view';
import { classNames } from '../../../ui/layout/class-names';
import styles from './fact-groups.module.css';
import codeNoteStyles from './code-note.module.css';

type FactGroupsProps = {
  groups: FactGroupView[];
  /** The title above; a group with the same name omits its own. */
  within?: string;
};

/** Renders the facts by group, side by side if there is space. */
export function FactGroups({ groups, within }: FactGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <div className={classNames(styles.groups, groups.every(isForPaper) && styles.paper)} data-print>
      {groups.map((group) => (
        <section
          className={classNames(styles.group, isForPaper(group) && styles.paper)}
          key={group.id}
          aria-labelledby={`facts-${group.id}`}
        >
          <h3
            className={classNames(styles.title, group.title === within && styles.repeated)}
            id={`facts-${group.id}`}
          >
            {group.title}
          </h3>
          <FactRows rows={group.rows} />
        </section>
      ))}
    </div>
  );
}

function isForPaper({ rows }: FactGroupView): boolean {
  return rows.every((row) => row.isForPaper);
}

export function FactRows({ rows }: { rows: FactRowView[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div className={classNames(styles.row, row.isForPaper && styles.paper)} key={row.label}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>
            {row.value}
            {row.codes && row.codes.length > 0 && <CodeNote codes={row.codes} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Renders the official codes of a fact as buttons that show their meaning, since touch and keyboard
 * cannot reach a `title`.
 */
function CodeNote({ codes }: { codes: FactCodeView[] }) {
  return (
    <details className={codeNoteStyles.note}>
      <summary className={codeNoteStyles.codes}>
        {codes.map(({ code, words }) => (
          <abbr className={codeNoteStyles.code} key={code} title={words}>
            {code}
          </abbr>
        ))}
      </summary>
      {codes.map(({ code, text }) => (
        <p className={codeNoteStyles.text} key={code}>
          {text}
        </p>
      ))}
    </details>
  );
}
