import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button';
import { Share } from '../../ui/share';
import { ListingGrid } from '../../catalogue/listing/card/listing-grid';
import { EmptyList } from '../../features/shortlist/empty-list';
import type { FavouritesView } from '../../features/shortlist/shortlist-view';
import styles from '../../features/shortlist/shortlist.module.css';

/** DETAIL-7: a list as it was sent, which can be kept as one's own (`start-shared-list.ts`). */
export function SharedList({ shared }: { shared: FavouritesView }) {
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
