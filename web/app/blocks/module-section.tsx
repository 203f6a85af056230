import { classNames } from '../ui/class-names';
import { useFixedPart, type FixedPartKey } from '../ui/fixed-part';
import { Picture } from '../ui/picture';
import { SectionHead } from '../ui/section-head';
import { ModuleBody } from './block-views';
import type { ModuleView } from './module-view';
import styles from './module-section.module.css';

/** A module with its heading; rich text has its picture beside it, the others above. */
export function ModuleSection({ module }: { module: ModuleView }) {
  const titleId = `module-${module.id}`;
  const beside = module.kind === 'rich-text' && module.picture !== null;
  const content = useFixedPart(keyOf(module), <Content module={module} titleId={titleId} />);
  return (
    <section
      className={classNames(styles.module, beside && styles.beside, module.cssClass)}
      aria-labelledby={module.title ? titleId : undefined}
      data-module={module.kind}
      data-view={module.view}
      data-beside={beside || undefined}
    >
      {module.picture && (
        <div className={styles.picture}>
          <Picture picture={module.picture} sizes={pictureSizes} />
        </div>
      )}
      <div className={styles.content} {...content} />
    </section>
  );
}

/** Cards cost the most of a page; they show nothing but what the module says, and have no islands. */
function keyOf(module: ModuleView): FixedPartKey | null {
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

/** Wider than its box, which shows a part of a wide picture. */
const pictureSizes = '(min-width: 900px) 56rem, (min-width: 640px) 120vw, 100vw';
