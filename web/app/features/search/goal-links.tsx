import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import type { GoalLinkView } from './listing-list-view';
import styles from './goal-links.module.css';

/** FIND-6: the same search among what is for sale or for rent. */
export function GoalLinks({ goals }: { goals: GoalLinkView[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('filter.goal')}>
      <ul className={styles.goals}>
        {goals.map(({ label, href, current }) => (
          <li key={href}>
            <AppLink
              className={styles.link}
              href={href}
              aria-current={current ? 'true' : undefined}
              rel="nofollow"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
