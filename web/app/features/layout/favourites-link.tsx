import { useTranslation } from 'react-i18next';
import { favourites } from '../../lib/shortlists';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import { useDeviceList } from '../../ui/use-device-list';
import styles from './favourites-link.module.css';

type FavouritesLinkProps = { href: string; className: string | undefined };

/** DETAIL-7: the way to the favourites, with how many there are once the browser has said so. */
export function FavouritesLink({ href, className }: FavouritesLinkProps) {
  const { t } = useTranslation();
  const count = useDeviceList(favourites).length;
  const label = count === 0 ? t('shortlist.link') : t('shortlist.count', { count });
  return (
    <AppLink className={className} href={href} aria-label={label}>
      <span className={styles.heart}>
        <Icon name="heart" />
        {count > 0 && <span className={styles.count}>{count}</span>}
      </span>
    </AppLink>
  );
}
