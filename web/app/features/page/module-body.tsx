import { RichText } from '../../ui/rich-text';
import { ListingGrid } from '../listing/listing-grid';
import { ListingList } from '../search/listing-list';
import { QuickSearch } from '../search/quick-search';
import { ArticleCards } from './article-cards';
import { Banner } from './banner';
import { Contact } from './contact';
import type { ModuleView } from './module-view';
import { EmptyText } from './empty-text';
import { FailedPart } from './failure';
import { Testimonials } from './testimonials';
import styles from './module-body.module.css';

type ModuleBodyProps = {
  module: ModuleView;
  /** The level of a heading that the module brings itself. */
  level: 'h1' | 'h2';
};

/** MENU-9: the registry of modules, exhaustive for the compiler: a kind without a view is an error. */
export function ModuleBody({ module, level }: ModuleBodyProps) {
  switch (module.kind) {
    case 'rich-text':
      return (
        <div className={styles.text}>
          <RichText html={module.html} />
        </div>
      );
    case 'listing-teaser':
      return module.listings.length > 0 ? (
        <ListingGrid listings={module.listings} perRow={perRow(module.itemsPerRow)} strip />
      ) : (
        <EmptyText>{module.emptyText}</EmptyText>
      );
    case 'listing-list':
      return <ListingList list={module.list} />;
    case 'quick-search':
      return <QuickSearch search={module.search} level={level} />;
    case 'contact':
      return <Contact contact={module.contact} />;
    case 'testimonials':
      return <Testimonials testimonials={module.testimonials} />;
    case 'articles':
      return <ArticleCards articles={module.articles} perRow={perRow(module.itemsPerRow)} />;
    case 'projects':
      return <EmptyText>{module.emptyText}</EmptyText>;
    case 'banner':
      return <Banner banner={module.banner} level="h2" />;
    case 'failed':
      return <FailedPart />;
  }
}

function perRow(items: ModuleView['itemsPerRow']): 2 | 3 | 4 {
  return items === 1 ? 2 : items;
}
