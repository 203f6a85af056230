import { Button } from '../../ui/button';
import { Island } from '../../ui/island';
import { RichText } from '../../ui/rich-text';
import type { QuickSearchView } from './quick-search-view';
import styles from './quick-search.module.css';

type QuickSearchProps = {
  search: QuickSearchView;
  /** The heading's level in the page around it; the one on the home page is its h1. */
  level?: 'h1' | 'h2';
};

/**
 * FIND-1: the block of the home page. The form works by itself: Enter and the magnifying glass, its
 * first button, let the site choose the list (FIND-13), the other buttons send the text to the list of
 * each goal; the panel of FIND-2 comes with JavaScript.
 */
export function QuickSearch({ search, level: Heading = 'h2' }: QuickSearchProps) {
  return (
    <div role="search" className={styles.block}>
      {search.logo && (
        <img
          className={styles.logo}
          src={search.logo.src}
          width={search.logo.width}
          height={search.logo.height}
          alt={search.logo.alt}
        />
      )}
      <Heading className={styles.title}>{search.title}</Heading>
      {search.introHtml && <RichText html={search.introHtml} className={styles.intro} />}
      <form method="get" data-skip-empty="" action={search.action} className={styles.form}>
        <Island name="quick-search-input" props={{ resultsUrl: search.resultsUrl }} />
        <div className={styles.buttons}>
          <Button type="submit" formAction={search.sale.href}>
            {search.sale.label}
          </Button>
          <Button type="submit" kind="secondary" formAction={search.rent.href}>
            {search.rent.label}
          </Button>
        </div>
      </form>
    </div>
  );
}
