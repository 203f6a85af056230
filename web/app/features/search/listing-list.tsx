import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import { RemovableChip } from '../../ui/chip';
import { Pager } from '../../ui/pager';
import { ListingCard } from '../../catalogue/listing/card/listing-card';
import { ListingGrid } from '../../catalogue/listing/card/listing-grid';
import { CardStrip } from './card-strip';
import { FilterBar } from './filter-bar';
import { SavedSearchPrompt } from './saved-search-prompt';
import type { ListMapKind, ListingListView } from './listing-list-view';
import { SortLinks } from './sort-links';
import { ViewLinks } from './view-links';
import styles from './listing-list.module.css';

type ListingListProps<Map extends ListMapKind> = {
  list: ListingListView<Map>;
  /** FIND-10: the map with the results beside it or below it. */
  drawMap: (map: Map, results: ReactNode) => ReactNode;
};

/** FIND-6 to FIND-8: heading and count, filters, cards, pager; ways out when nothing is found. */
export function ListingList<Map extends ListMapKind>({ list, drawMap }: ListingListProps<Map>) {
  const { t } = useTranslation();
  return (
    <section className={styles.list} aria-labelledby="list-heading">
      <header className={styles.head} data-list-part="">
        <h1 id="list-heading">{list.heading}</h1>
        <p className={styles.count}>{list.countText}</p>
        <ViewLinks views={list.views} />
      </header>
      <FilterBar filter={list.filter} />
      <div className={styles.part} data-list-part="">
        {list.notice && <p className={styles.notice}>{list.notice}</p>}
        {(list.chips.length > 0 || list.cards.length > 0) && (
          <div className={styles.tools}>
            {list.chips.length > 0 && (
              <ul className={styles.chips} aria-label={t('filter.chosen')}>
                {list.chips.map((chip) => (
                  <li key={chip.removeHref}>
                    <RemovableChip
                      label={chip.label}
                      removeLabel={t('filter.remove', { name: chip.label })}
                      href={chip.removeHref}
                    />
                  </li>
                ))}
                {list.clearHref && (
                  <li>
                    <LinkButton href={list.clearHref} kind="ghost">
                      {t('filter.clear')}
                    </LinkButton>
                  </li>
                )}
              </ul>
            )}
            {list.cards.length > 1 && <SortLinks sorts={list.sorts} />}
          </div>
        )}
      </div>
      {list.map ? drawMap(list.map, <Results list={list} />) : <Results list={list} />}
      {list.savedSearchPrompt && <SavedSearchPrompt link={list.savedSearchPrompt} />}
    </section>
  );
}

function Results({ list }: { list: ListingListView }) {
  return (
    <>
      {list.cards.length > 0 ? <Cards list={list} /> : <EmptyList list={list} />}
      {list.pager && <Pager pager={list.pager} />}
    </>
  );
}

/** Beside a map there is room for two in a row, below one for a strip. */
function Cards({ list: { cards, map, heading } }: { list: ListingListView }) {
  if (map?.kind === 'map') {
    return (
      <CardStrip label={heading}>
        {cards.map((card) => (
          <ListingCard key={card.id} listing={card} level="h2" sizes="17rem" />
        ))}
      </CardStrip>
    );
  }
  return <ListingGrid listings={cards} level="h2" eager perRow={map?.kind === 'split' ? 2 : 3} />;
}

function EmptyList({ list }: { list: ListingListView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyText}>{list.emptyText}</p>
      <p className={styles.emptyHint}>{t('list.noResultsText')}</p>
      <ul className={styles.waysOut}>
        {list.waysOut.map((way, index) => (
          <li key={way.href}>
            <LinkButton href={way.href} kind={index === 0 ? 'primary' : 'secondary'}>
              {way.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
