import { classNames } from '../ui/layout/class-names';
import { columnCell, columnGrid } from '../ui/layout/columns';
import type { ModuleView } from './module-view';
import styles from './module-list.module.css';
import { useCachedFragment, type FragmentKey } from '../../document/render/cached-fragment';
import { EditedContent, useEditMark, useIsEditable } from '../ui/edit-mark';
import { Picture } from '../ui/media/picture';
import { SectionHead } from '../ui/text/section-head';
import { ModuleBody } from './block-views';
import moduleSectionStyles from './module-section.module.css';

type ModuleListProps = {
  modules: ModuleView[];
  stacked?: boolean;
};

export function ModuleList({ modules, stacked = false }: ModuleListProps) {
  return groupModules(modules).map((row) => (
    <div
      className={classNames(styles.band, styles[row.ground], styles[row.span])}
      data-ground={row.ground}
      key={row.modules.map((module) => module.id).join('-')}
    >
      <div className={classNames(styles.inside, stacked ? styles.stack : columnGrid)}>
        {row.modules.map((module) => (
          <div className={classNames(!stacked && columnCell(module.columns))} key={module.id}>
            <EditedContent of={`module/${module.id}`}>
              <ModuleSection module={module} />
            </EditedContent>
          </div>
        ))}
      </div>
    </div>
  ));
}

type ModuleRow = Pick<ModuleView, 'ground' | 'span'> & { modules: ModuleView[] };

/**
 * Groups modules with the same background and width into rows; one of full width has its own row.
 */
function groupModules(modules: ModuleView[]): ModuleRow[] {
  const rows: ModuleRow[] = [];
  for (const module of modules) {
    const { ground, span } = module;
    const last = rows[rows.length - 1];
    const fits = last?.ground === ground && last.span === span && last.modules.every(isNarrow);
    if (last && fits && isNarrow(module)) last.modules.push(module);
    else rows.push({ ground, span, modules: [module] });
  }
  return rows;
}

function isNarrow({ columns }: ModuleView): boolean {
  return columns.lg < 12;
}

/** A module with its heading. The picture of rich text is beside it, of others above. */
function ModuleSection({ module }: { module: ModuleView }) {
  const titleId = `module-${module.id}`;
  const beside = module.kind === 'rich-text' && module.picture !== null;
  const mark = useEditMark();
  // A fragment with marks must not be cached for public pages.
  const key = useIsEditable() ? null : keyOf(module);
  const content = useCachedFragment(key, <Content module={module} titleId={titleId} />);
  return (
    <section
      className={classNames(
        moduleSectionStyles.module,
        beside && moduleSectionStyles.beside,
        module.cssClass,
      )}
      aria-labelledby={module.title ? titleId : undefined}
      data-module={module.kind}
      data-view={module.view}
      data-beside={beside || undefined}
      {...mark('')}
    >
      {module.picture && (
        <div className={moduleSectionStyles.picture} {...mark('image')}>
          <Picture picture={module.picture} sizes={pictureSizes} />
        </div>
      )}
      <div className={moduleSectionStyles.content} {...content} />
    </section>
  );
}

/**
 * Cards take the most time to render. They depend only on the module and contain no islands, so
 * they can be cached.
 */
function keyOf(module: ModuleView): FragmentKey | null {
  const shown = cardsOf(module);
  const withoutCards = (_: string, value: unknown) => (value === shown ? null : value);
  return shown && { shown, how: JSON.stringify(module, withoutCards) };
}

function cardsOf(module: ModuleView): object | null {
  if (module.kind === 'listing-teaser') return module.listings;
  if (module.kind === 'testimonials') return module.testimonials;
  if (module.kind === 'articles') return module.articles;
  return module.kind === 'projects' ? module.projects : null;
}

function Content({ module, titleId }: { module: ModuleView; titleId: string }) {
  return (
    <>
      <SectionHead
        id={titleId}
        title={module.title}
        text={module.description}
        more={'more' in module ? module.more : null}
      />
      <ModuleBody module={module} level="h2" />
    </>
  );
}

/** Wider than its box, which crops wide pictures. */
const pictureSizes = '(min-width: 900px) 56rem, (min-width: 640px) 120vw, 100vw';
