import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button';
import { Island } from '../../../document/islands/island';
import { useEditMark } from '../../ui/edit-mark';
import { RichText } from '../../ui/text/rich-text';
import { Segments } from '../../ui/controls/segments';
import type { QuickSearchView } from '../../features/search/quick-search/quick-search-view';
import styles from './view.module.css';

type QuickSearchProps = {
  search: QuickSearchView;
  level?: 'h1' | 'h2';
};

/**
 * Search block of the home page. The form works without JavaScript: the server finds the list for
 * text and goal. Suggestions need JavaScript.
 */
export function QuickSearch({ search, level: Heading = 'h2' }: QuickSearchProps) {
  const { t } = useTranslation();
  const mark = useEditMark();
  return (
    <div role="search" className={styles.block} {...mark('')}>
      {search.logo && (
        <img
          className={styles.logo}
          src={search.logo.src}
          width={search.logo.width}
          height={search.logo.height}
          alt={search.logo.alt}
          {...mark('blocks.0.logo')}
        />
      )}
      <Heading className={styles.title} {...mark('title')}>
        {search.title}
      </Heading>
      {search.introHtml && (
        <RichText html={search.introHtml} className={styles.intro} {...mark('blocks.0.intro')} />
      )}
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
