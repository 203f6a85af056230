import type { LinkView } from '../../ui/links/app-link';
import { Drawing } from '../../ui/media/drawing';
import styles from './shortlist.module.css';
import { LinkButton } from '../../ui/controls/button';
import suggestionsStyles from './suggestions.module.css';

export function EmptyList({ text, lists }: { text: string; lists: LinkView[] }) {
  return (
    <div>
      <p className={styles.drawing}>
        <Drawing name="hooks" />
      </p>
      <p className={styles.text}>{text}</p>
      <Suggestions lists={lists} />
    </div>
  );
}

export function Suggestions({ lists }: { lists: LinkView[] }) {
  return (
    <ul className={suggestionsStyles.ways}>
      {lists.map(({ href, label }, index) => (
        <li key={href}>
          <LinkButton href={href} kind={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
