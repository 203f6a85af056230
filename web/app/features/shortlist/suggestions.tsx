import { LinkButton } from '../../ui/controls/button';
import type { LinkView } from '../../ui/links/app-link';
import styles from './suggestions.module.css';

/** Where there is something to choose. */
export function Suggestions({ lists }: { lists: LinkView[] }) {
  return (
    <ul className={styles.ways}>
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
