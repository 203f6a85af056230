import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button';
import { Island } from '../../../document/islands/island';
import { RichText } from '../../ui/text/rich-text';
import { Segments } from '../../ui/controls/segments';
import type { QuickSearchView } from '../../features/search/quick-search/quick-search-view';
import styles from './view.module.css';

type QuickSearchProps = {
  search: QuickSearchView;
  /** The heading's level in the page around it; the one on the home page is its h1. */
  level?: 'h1' | 'h2';
};

/**
 * FIND-1: the block of the home page. The form works by itself: the site finds the list for the text
 * and the goal that is chosen (FIND-13); the panel of FIND-2 comes with JavaScript.
 */
export function QuickSearch({ search, level: Heading = 'h2' }: QuickSearchProps) {
  const { t } = useTranslation();
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
        <Segments
          name="goal"
          legend={t('quickSearch.goal')}
          options={[
            { value: 'sale', label: search.sale },
            { value: 'rent', label: search.rent },
          ]}
        />
        <Island name="quick-search-input" props={{ resultsUrl: search.resultsUrl }} />
        <Button type="submit">{t('quickSearch.send')}</Button>
      </form>
    </div>
  );
}
