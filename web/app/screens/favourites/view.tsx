import { useTranslation } from 'react-i18next';
import { IslandProps } from '../../ui/island-props';
import { SharedList } from './shared-list';
import { ShortlistHead } from '../../features/shortlist/shortlist-head';
import type { FavouritesView } from '../../features/shortlist/shortlist-view';
import { Suggestions } from '../../features/shortlist/suggestions';
import styles from '../../features/shortlist/shortlist.module.css';

/**
 * DETAIL-7: the list that came with the address, or else the one that this browser keeps
 * (`islands/start-own-list.ts`).
 */
export function FavouritesPage({ favourites }: { favourites: FavouritesView }) {
  const { t } = useTranslation();
  const { ids, own } = favourites;
  return (
    <div className={styles.page}>
      <ShortlistHead head={favourites} />
      {ids.length > 0 ? (
        <SharedList shared={favourites} />
      ) : (
        <>
          <IslandProps name="own-list" value={own} />
          <div data-own-list="">
            <div data-without-script="">
              <p className={styles.text}>{t('shortlist.noScript')}</p>
              <Suggestions lists={own.lists} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
