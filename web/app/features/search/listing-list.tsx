import type { ReactNode } from 'react';
import { Pager } from '../../ui/pager';
import { ListingGrid } from '../../catalogue/listing/card/listing-grid';
import { EmptyList } from './empty-list';
import { ListBar } from './list-bar';
import { FilterChips } from './filter-chips';
import type { ListMapKind, ListingListView } from './listing-list-view';
import savedView from './saved-view.js?url';
import { SaveSearchLink } from './save-search-link';
import { SavedSearchPrompt } from './saved-search-prompt';
import { SheetHandle } from './sheet-handle';
import styles from './listing-list.module.css';

type ListingListProps<Map extends ListMapKind> = {
  list: ListingListView<Map>;
  /** FIND-10: the map beside the results or behind them. */
  drawMap: (map: Map) => ReactNode;
};

/**
 * FIND-6 to FIND-8: heading and count, one row of filters that stays in sight, cards, pager. With a map
 * (FIND-18) the two stand side by side; below 1200 px the results are a sheet over the map. What changes
 * the search changes this section alone (`lib/show-list.ts`).
 */
export function ListingList<Map extends ListMapKind>({ list, drawMap }: ListingListProps<Map>) {
  const hasMap = list.map !== null && list.map.kind !== 'failed';
  return (
    <section
      className={styles.list}
      aria-labelledby="list-heading"
      data-list=""
      data-view={hasMap ? 'map' : 'list'}
    >
      {/*
        FIND-18: a list shows itself as this device last saw one, unless its address says how, and
        before anything of it is drawn, or it would jump; `start-list.ts` fetches what the map shows.
        Who is about to be asked about cookies gets a higher strip of results over the map, so that
        the question leaves it free.
      */}
      <script src={savedView} />
      <header className={styles.head}>
        <div className={styles.headline}>
          <h1 id="list-heading" className={styles.title}>
            {keepNamesWhole(list.heading)}
          </h1>
          <p className={styles.count} aria-live="polite" data-results-count={list.countText}>
            {list.countText}
          </p>
        </div>
        {!hasMap && <FilterChips list={list} />}
        {list.savedSearchPrompt && <SaveSearchLink link={list.savedSearchPrompt} />}
      </header>
      <ListBar list={list} />
      <div className={styles.aside}>{list.map && drawMap(list.map)}</div>
      <div className={styles.results} id="list-results" tabIndex={-1}>
        <SheetHandle countText={list.countText} />
        {hasMap && <FilterChips list={list} />}
        {/* FIND-18: what the map shows comes first (`map/sheet-cards.tsx`). */}
        {hasMap && <div data-sheet-cards="" data-keep="" />}
        {list.notice && (
          <p className={styles.notice} role="status">
            {list.notice}
          </p>
        )}
        {list.cards.length > 0 ? (
          <ListingGrid listings={list.cards} level="h2" eager perRow={hasMap ? 2 : 3} />
        ) : (
          <EmptyList list={list} />
        )}
        {list.pager && <Pager pager={list.pager} />}
        {list.savedSearchPrompt && <SavedSearchPrompt link={list.savedSearchPrompt} />}
      </div>
    </section>
  );
}

/** A name such as Sint-Jans-Molenbeek stands on one line where there is room. */
function keepNamesWhole(heading: string): ReactNode[] {
  return heading.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.name}>
        {part}
      </span>
    ),
  );
}
