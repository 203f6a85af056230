import { SectionHead } from '../../ui/text/section-head';
import { FormIsland } from './form-island';
import type { FormBlockView } from '../form-view';
import styles from './form-block.module.css';

/** Renders a form as part of the page it is about. */
export function FormBlock({ block: { id, title, intro, form } }: { block: FormBlockView }) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.block} id={id} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} text={intro} more={null} />
      <div className={styles.form}>
        <FormIsland form={form} />
      </div>
    </section>
  );
}
