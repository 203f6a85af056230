import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announcements';
import { favourites } from '../../lib/shortlists';
import { Button, LinkButton } from '../../ui/button';
import { Share } from '../../ui/share';
import { useHydrated } from '../../ui/use-hydrated';
import { ListingGrid } from '../../catalogue/listing/card/listing-grid';
import { EmptyList } from './empty-list';
import type { FavouritesView } from './shortlist-view';
import styles from './favourites-page.module.css';

/** DETAIL-7: a list as it was sent, which can be kept as one's own. */
export function SharedList({ shared }: { shared: FavouritesView }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { listings, goneIds } = shared;
  const keepAll = () => {
    const sent = listings.map(({ id }) => id);
    const all = [...new Set([...favourites.read(), ...sent])];
    const texts = {
      kept: t('shortlist.allKept'),
      full: t('shortlist.tooLong', { count: favourites.most }),
      refused: t('shortlist.refused'),
    };
    announce({ text: texts[favourites.write(all)] });
  };
  if (listings.length === 0) {
    return <EmptyList text={t('shortlist.nothing')} lists={shared.lists} />;
  }
  return (
    <section className={styles.list} aria-label={shared.title}>
      <div className={styles.tools}>
        <p className={styles.count}>{t('shortlist.count', { count: listings.length })}</p>
        {shared.share && <Share share={shared.share} />}
        <LinkButton href={shared.ownHref} kind="ghost">
          {t('shortlist.own')}
        </LinkButton>
        {isHydrated && <Button onClick={keepAll}>{t('shortlist.keepAll')}</Button>}
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
