import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import type { LinkView } from '../../ui/link-view';
import styles from './keep-me-posted.module.css';

/** The way to be told of what comes, at the foot of a list. */
export function KeepMePosted({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.foot} aria-labelledby="keep-me-posted">
      <div className={styles.words}>
        <h2 id="keep-me-posted" className={styles.title}>
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
