import type { ReactNode } from 'react';
import { Pager } from '../../../ui/links/pager';
import { ListingGrid } from '../../../catalogue/listing/card/listing-grid';
import { ListBar } from './list-bar';
import { FilterChips } from '../filters/filter-chips';
import type { ListMapKind, ListingListView } from './listing-list-view';
import savedView from './restore-view.js?url';
import styles from './listing-list.module.css';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/controls/button';
import emptyListStyles from './empty-list.module.css';
import { AppLink, type LinkView } from '../../../ui/links/app-link';
import { Icon } from '../../../ui/icons/icon';
import saveSearchLinkStyles from './save-search-link.module.css';
import savedSearchPromptStyles from './saved-search-prompt.module.css';
import { RichText } from '../../../ui/text/rich-text';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import sheetHandleStyles from './sheet-handle.module.css';

type ListingListProps<Map extends ListMapKind> = {
  list: ListingListView<Map>;
  /** FIND-10: the map beside the results or behind them. */
  drawMap: (map: Map) => ReactNode;
};

/**
 * FIND-6 to FIND-8: heading and count, one row of filters that stays in sight, cards, pager. With a map
 * (FIND-18) the two stand side by side; below 1200 px the results are a sheet over the map. What changes
 * the search changes this section alone (`lib/dom/show-list.ts`).
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
        {/* FIND-18: what the map shows comes first (`map/list/sheet-cards.tsx`). */}
        {hasMap && <div data-sheet-cards="" data-keep="" />}
        {list.introHtml && (
          <div className={styles.intro} id="list-intro">
            <RichText html={list.introHtml} />
          </div>
        )}
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

/** ERR-3: nothing was found, and the ways out of that. */
function EmptyList({ list }: { list: ListingListView }) {
  const { t } = useTranslation();
  return (
    <div className={emptyListStyles.empty}>
      <p className={emptyListStyles.text}>{list.emptyText}</p>
      <p className={emptyListStyles.hint}>{t('list.noResultsText')}</p>
      <ul className={emptyListStyles.suggestions}>
        {list.suggestions.map((suggestion, index) => (
          <li key={suggestion.href}>
            <LinkButton href={suggestion.href} kind={index === 0 ? 'primary' : 'secondary'}>
              {suggestion.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** FORM-9: the way to be told of what comes, beside the heading of a list. */
function SaveSearchLink({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <AppLink
      className={saveSearchLinkStyles.save}
      href={link.href}
      aria-label={link.label}
      rel="nofollow"
    >
      <Icon name="bell" />
      <span>{t('list.save')}</span>
    </AppLink>
  );
}

/** The way to be told of what comes, at the foot of a list. */
function SavedSearchPrompt({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <aside className={savedSearchPromptStyles.foot} aria-labelledby="saved-search-prompt">
      <div className={savedSearchPromptStyles.words}>
        <h2 id="saved-search-prompt" className={savedSearchPromptStyles.title}>
          {t('list.keepMePostedTitle')}
        </h2>
        <p>{t('list.keepMePostedText')}</p>
      </div>
      <LinkButton href={link.href} kind="secondary" rel="nofollow">
        {link.label}
      </LinkButton>
    </aside>
  );
}

/**
 * FIND-18: the head of the results where they are a sheet over the map: it says how many there are or the
 * map shows (`map/list/use-card-hover.ts`), and moves the sheet by a press, a drag or the arrow keys (`map/list/use-sheet.ts`); a finger moves it anywhere.
 */
function SheetHandle({ countText }: { countText: string }) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className={sheetHandleStyles.handle} data-sheet-handle="">
        <span className={sheetHandleStyles.count} data-results-count={countText}>
          {countText}
        </span>
        <VisuallyHidden>{t('map.sheet')}</VisuallyHidden>
        <span className={sheetHandleStyles.hint} aria-hidden="true">
          <span className={sheetHandleStyles.toList}>{t('map.asList')}</span>
          <span className={sheetHandleStyles.toMap}>{t('map.asMap')}</span>
          <Icon name="up" />
        </span>
      </button>
      <div className={sheetHandleStyles.elsewhere} data-elsewhere="" data-keep="" />
    </>
  );
}
