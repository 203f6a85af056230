import { useTranslation } from 'react-i18next';
import { IslandProps } from '../../../document/islands/island-props';
import { PageHead } from '../../ui/text/page-head';
import type { FavouritesView } from '../../features/shortlist/shortlist-view';
import { Suggestions, EmptyList } from '../../features/shortlist/empty-list';
import styles from '../../features/shortlist/shortlist.module.css';
import { Button, LinkButton } from '../../ui/controls/button';
import { Share } from '../../ui/links/share';
import { ListingGrid } from '../../catalogue/listing/card/listing-grid';

/**
 * Renders the shared list in the address, otherwise the one stored in this browser
 * (`islands/start-own-list.ts`).
 */
export function FavouritesPage({ favourites }: { favourites: FavouritesView }) {
  const { t } = useTranslation();
  const { ids, own } = favourites;
  return (
    <div className={styles.page}>
      <PageHead
        breadcrumbs={favourites.breadcrumbs}
        title={favourites.title}
        intro={favourites.intro}
      />
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

/** Renders a shared list, which can be saved (`start-shared-list.ts`). */
function SharedList({ shared }: { shared: FavouritesView }) {
  const { t } = useTranslation();
  const { listings, goneIds } = shared;
  if (listings.length === 0) {
    return <EmptyList text={t('shortlist.nothing')} lists={shared.own.lists} />;
  }
  return (
    <section className={styles.list} aria-label={shared.title}>
      <div className={styles.tools}>
        <p className={styles.count}>{t('shortlist.count', { count: listings.length })}</p>
        {shared.share && <Share share={shared.share} />}
        <LinkButton href={shared.own.href} kind="ghost">
          {t('shortlist.own')}
        </LinkButton>
        <Button data-keep-all={listings.map(({ id }) => id).join(',')} data-with-script="">
          {t('shortlist.keepAll')}
        </Button>
      </div>
      {goneIds.length > 0 && (
        <p className={styles.note}>
          {t('shortlist.gone', { count: goneIds.length, ids: goneIds.join(', ') })}
        </p>
      )}
      <ListingGrid listings={listings} level="h2" eager />
    </section>
  );
}
