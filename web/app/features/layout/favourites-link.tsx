import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import styles from './favourites-link.module.css';

type FavouritesLinkProps = { href: string; className: string | undefined };

/** DETAIL-7: the way to the favourites, with how many there are once the script has said so. */
export function FavouritesLink({ href, className }: FavouritesLinkProps) {
  const { t } = useTranslation();
  return (
    <AppLink
      className={className}
      href={href}
      aria-label={t('shortlist.link')}
      data-favourites-link=""
    >
      <span className={styles.heart}>
        <Icon name="heart" />
        <span className={styles.count} hidden data-favourites-count="" />
      </span>
    </AppLink>
  );
}
