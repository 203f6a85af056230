import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import type { LinkView } from '../../ui/link-view';
import styles from './save-search-link.module.css';

/** FORM-9: the way to be told of what comes, beside the heading of a list. */
export function SaveSearchLink({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <AppLink className={styles.save} href={link.href} aria-label={link.label} rel="nofollow">
      <Icon name="bell" />
      <span>{t('list.save')}</span>
    </AppLink>
  );
}
