import { RichText } from '../ui/rich-text';
import { ListingCards } from './property-list/view';
import { ProjectCards } from './projects/view';
import { ListMap } from '../features/map/list-map';
import { ListingList } from '../features/search/listing-list';
import { Contact } from './contact-form/view';
import { EmptyText } from './empty-text';
import { FailedPart } from '../ui/failure';
import { ArticleCards } from './articles/view';
import { Testimonials } from './testimonials/view';
import { KeptData } from './kept-data/view';
import { QuickSearch } from './quick-search/view';
import { Banner } from './banner/view';
import { MapModule } from './map/view';
import type { ModuleView } from './module-view';
import styles from './rich-text/view.module.css';

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
        <ListingCards listings={module.listings} {...formOf(module, module.more?.label)} />
      ) : (
        <EmptyText>{module.emptyText}</EmptyText>
      );
    case 'listing-list':
      return <ListingList list={module.list} drawMap={(map) => <ListMap map={map} />} />;
    case 'quick-search':
      return <QuickSearch search={module.search} level={level} />;
    case 'contact':
      return <Contact contact={module.contact} form={module.form} />;
    case 'testimonials':
      return <Testimonials testimonials={module.testimonials} {...formOf(module)} />;
    case 'articles':
      return <ArticleCards articles={module.articles} {...formOf(module)} />;
    case 'projects':
      return module.projects.length > 0 ? (
        <ProjectCards projects={module.projects} {...formOf(module)} />
      ) : (
        <EmptyText>{module.emptyText}</EmptyText>
      );
    case 'banner':
      return <Banner banner={module.banner} level="h2" />;
    case 'map':
      return <MapModule map={module.map} />;
    case 'kept-data':
      return <KeptData data={module.data} />;
    case 'failed':
      return <FailedPart />;
  }
}

/** How the module wants its items; `name` is what they are called without a title. */
function formOf({ view, itemsPerRow, title, id }: ModuleView, name = id) {
  return { view, perRow: itemsPerRow, label: title ?? name };
}
