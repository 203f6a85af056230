import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import type { LinkView } from '../../ui/link-view';
import styles from './list-bar.module.css';

/** FORM-9: the way to be told of what comes, in the row of a list. */
export function SaveSearchLink({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <AppLink className={styles.save} href={link.href} aria-label={link.label} rel="nofollow">
      <Icon name="bell" />
      <span className={styles.words}>{t('list.save')}</span>
    </AppLink>
  );
}
