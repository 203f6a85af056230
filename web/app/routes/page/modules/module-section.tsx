import { classNames } from '../../../ui/class-names';
import { Picture } from '../../../ui/picture';
import { SectionHead } from '../../../ui/section-head';
import { ModuleBody } from './module-body';
import type { ModuleView } from './module-view';
import styles from './module-section.module.css';

/** A module with its heading; rich text has its picture beside it, the others above. */
export function ModuleSection({ module }: { module: ModuleView }) {
  const titleId = `module-${module.id}`;
  const beside = module.kind === 'rich-text' && module.picture !== null;
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
      <div className={styles.content}>
        <SectionHead
          id={titleId}
          title={module.title}
          text={module.description}
          more={'more' in module ? module.more : null}
        />
        <ModuleBody module={module} level="h2" />
      </div>
    </section>
  );
}

/** Wider than its box, which shows a part of a wide picture. */
const pictureSizes = '(min-width: 900px) 56rem, (min-width: 640px) 120vw, 100vw';
