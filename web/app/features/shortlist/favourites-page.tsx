import { useHydrated } from '../../ui/use-hydrated';
import { OwnList } from './own-list';
import { SharedList } from './shared-list';
import { ShortlistHead } from './shortlist-head';
import type { FavouritesView } from './shortlist-view';
import { WaysOut } from './ways-out';
import { useTranslation } from 'react-i18next';
import styles from './favourites-page.module.css';

/** DETAIL-7: the list that came with the address, or else the one that this browser keeps. */
export function FavouritesPage({ favourites }: { favourites: FavouritesView }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <ShortlistHead head={favourites} />
      {favourites.ids.length > 0 ? (
        <SharedList key={favourites.ids.join()} shared={favourites} />
      ) : isHydrated ? (
        <OwnList own={favourites} />
      ) : (
        <noscript>
          <p className={styles.text}>{t('shortlist.noScript')}</p>
          <WaysOut lists={favourites.lists} />
        </noscript>
      )}
    </div>
  );
}
