import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/dom/announcements';
import { moveId, serialiseIds } from '../../lib/rules/id-list';
import { buildShareLinks } from '../../lib/web/share-links';
import { favourites } from '../../lib/dom/shortlists';
import { Button } from '../../ui/controls/button';
import { CardGrid } from '../../ui/cards/card-grid';
import { IconButton } from '../../ui/controls/icon-button';
import { Share } from '../../ui/links/share';
import { ListingCard } from '../../catalogue/listing/card/listing-card';
import { EmptyList } from './empty-list';
import type { OwnListView } from './shortlist-view';
import styles from './shortlist.module.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import type { DeviceList } from '../../lib/dom/device-list';

export function OwnList({ own }: { own: OwnListView }) {
  const { t } = useTranslation();
  const ids = useDeviceList(favourites);
  const { byId, goneIds, hasFailed } = useCards(own.cardsHref, ids);
  if (ids.length === 0) return <EmptyList text={t('shortlist.empty')} lists={own.lists} />;
  const keep = (next: readonly string[]) => {
    if (favourites.write(next) !== 'kept') announce({ text: t('shortlist.refused') });
  };
  const removeAll = () => {
    const undo = () => void favourites.write(ids);
    keep([]);
    announce({
      text: t('shortlist.allRemoved'),
      action: { label: t('shortlist.undo'), run: undo },
    });
  };
  const shown = ids.flatMap((id) => byId?.get(id) ?? []);
  const gone = ids.filter((id) => goneIds.includes(id));
  const url = new URL(own.href + serialiseIds(ids), window.location.href).href;
  const share = { title: own.title, url, links: buildShareLinks(own.title, url) };
  return (
    <section className={styles.list} aria-label={own.title}>
      <div className={styles.tools}>
        <p className={styles.count}>{t('shortlist.count', { count: ids.length })}</p>
        <Share share={share} />
        <Button kind="ghost" onClick={removeAll}>
          {t('shortlist.removeAll')}
        </Button>
      </div>
      {byId === null && (
        <p className={styles.note} role="status">
          {hasFailed ? t('errors.unexpected') : t('shortlist.loading')}
        </p>
      )}
      {gone.length > 0 && (
        <p className={styles.note}>
          {t('shortlist.gone', { count: gone.length, ids: gone.join(', ') })}
          <Button kind="ghost" onClick={() => keep(ids.filter((id) => !gone.includes(id)))}>
            {t('shortlist.goneRemove')}
          </Button>
        </p>
      )}
      <CardGrid>
        {shown.map((listing, index) => (
          <div key={listing.id} className={styles.item}>
            <ListingCard listing={listing} level="h2" eager={index === 0} />
            <div className={styles.order}>
              <IconButton
                icon="left"
                label={t('shortlist.earlier', { title: listing.title })}
                disabled={index === 0}
                onClick={() => keep(moveId(ids, listing.id, -1))}
              />
              <IconButton
                icon="right"
                label={t('shortlist.later', { title: listing.title })}
                disabled={index === shown.length - 1}
                onClick={() => keep(moveId(ids, listing.id, 1))}
              />
            </div>
          </div>
        ))}
      </CardGrid>
    </section>
  );
}

type Cards = {
  /** Null while loading. */
  byId: ReadonlyMap<string, ListingCardView> | null;
  /** Ids of listings no longer on the site. */
  goneIds: string[];
  hasFailed: boolean;
};

/** Returns the cards of these listings; loads again when one is added. */
function useCards(cardsHref: string, ids: readonly string[]): Cards {
  const [cards, setCards] = useState<Cards>({ byId: null, goneIds: [], hasFailed: false });
  const asked = useRef(new Set<string>());
  const wanted = ids.join(',');
  useEffect(() => {
    const all = wanted === '' ? [] : wanted.split(',');
    if (all.every((id) => asked.current.has(id))) return;
    for (const id of all) asked.current.add(id);
    fetchCards(`${cardsHref}${wanted}/`).then(
      (found) => {
        const byId = new Map(found.map((card) => [card.id, card]));
        setCards({ byId, goneIds: all.filter((id) => !byId.has(id)), hasFailed: false });
      },
      () => {
        asked.current.clear();
        setCards((before) => ({ ...before, hasFailed: true }));
      },
    );
  }, [wanted, cardsHref]);
  return cards;
}

async function fetchCards(address: string): Promise<ListingCardView[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as ListingCardView[];
}

const none: readonly string[] = [];

/** Returns the stored ids; empty on the server and in the first render. */
function useDeviceList(list: DeviceList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none);
}
