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
  /** Renders the map beside the results or behind them. */
  drawMap: (map: Map) => ReactNode;
};

/**
 * Renders the heading with the count, a sticky row of filters, cards and the pager. A map is beside
 * them; below 1200 px the results are a drawer over the map. A changed search replaces only this
 * section (`lib/dom/show-list.ts`).
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
      {/* Restores the view that this device last used, unless the address sets one, before the list is rendered, to avoid a layout shift; `start-list.ts` loads the map. If the cookie dialog will open, the strip of results is higher, so that the dialog does not cover it. */}
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
        {/* The results in the map's view come first (`map/list/sheet-cards.tsx`). */}
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

/** Keeps a name such as Sint-Jans-Molenbeek on one line if there is space. */
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

/** Renders the link to a saved search beside the heading. */
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

/** Renders the link to a saved search below the list. */
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
 * Renders the head of the drawer of results over the map. It shows the number of results, or of
 * those on the map (`map/list/use-card-hover.ts`), and moves the drawer by click, drag or arrow
 * keys (`map/list/use-sheet.ts`).
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
