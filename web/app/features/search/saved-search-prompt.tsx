import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import type { LinkView } from '../../ui/link-view';
import styles from './saved-search-prompt.module.css';

/** The way to be told of what comes, at the foot of a list. */
export function SavedSearchPrompt({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.foot} aria-labelledby="saved-search-prompt">
      <div className={styles.words}>
        <h2 id="saved-search-prompt" className={styles.title}>
          {t('list.keepMePostedTitle')}
        </h2>
        <p>{t('list.keepMePostedText')}</p>
      </div>
      <LinkButton href={link.href} kind="secondary" rel="nofollow">
        {link.label}
      </LinkButton>
    </aside>
  );
}
