import type { ReactNode } from 'react';
import { FailedPart } from '../ui/text/failure';
import { ArticleCards } from './articles/view';
import { Banner, type BannerFields } from './banner/view';
import { Contact } from './contact-form/view';
import { KeptData } from './kept-data/view';
import { MapModule } from './map/view';
import type { BlockView, ModuleView } from './module-view';
import { ProjectCards } from './projects/view';
import { ListingCards, PropertyList } from './property-list/view';
import { QuickSearch } from './quick-search/view';
import { RichTextBlock } from './rich-text/view';
import { Testimonials } from './testimonials/view';
import styles from './empty-text.module.css';

type Kind = BlockView['kind'];
type Level = 'h1' | 'h2';
type Draw<Name extends Kind> = (
  module: Extract<ModuleView, { kind: Name }>,
  level: Level,
) => ReactNode;

const bannerFields: BannerFields = {
  title: 'blocks.0.title',
  text: 'blocks.0.text',
  media: 'blocks.0.images',
  link: 'blocks.0.linkLabel',
};

const views: { [Name in Kind]: Draw<Name> } = {
  articles: (module) => <ArticleCards articles={module.articles} {...formOf(module)} />,
  banner: ({ banner }) => <Banner banner={banner} level="h2" fields={bannerFields} />,
  contact: ({ contact, form }) => <Contact contact={contact} form={form} />,
  failed: () => <FailedPart />,
  'kept-data': ({ data }) => <KeptData data={data} />,
  'listing-list': ({ list }) => <PropertyList list={list} />,
  'listing-teaser': (module) =>
    module.listings.length > 0 ? (
      <ListingCards listings={module.listings} {...formOf(module, module.more?.label)} />
    ) : (
      <EmptyText>{module.emptyText}</EmptyText>
    ),
  map: ({ map }) => <MapModule map={map} />,
  projects: (module) =>
    module.projects.length > 0 ? (
      <ProjectCards projects={module.projects} {...formOf(module)} />
    ) : (
      <EmptyText>{module.emptyText}</EmptyText>
    ),
  'quick-search': ({ search }, level) => <QuickSearch search={search} level={level} />,
  'rich-text': ({ html }) => <RichTextBlock html={html} />,
  testimonials: (module) => <Testimonials testimonials={module.testimonials} {...formOf(module)} />,
};

type ModuleBodyProps = {
  module: ModuleView;
  level: Level;
};

export function ModuleBody({ module, level }: ModuleBodyProps) {
  const draw = views[module.kind] as Draw<Kind>;
  return draw(module, level);
}

function formOf({ view, itemsPerRow, title, id }: ModuleView, name = id) {
  return { view, perRow: itemsPerRow, label: title ?? name };
}

function EmptyText({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>;
}
