import { Icon } from '../../../ui/icons/icon';
import type { DocumentsView } from './documents-view.server';
import styles from './documents.module.css';

/** Renders download links; the browser requests them, not the router. */
export function Documents({ documents: { title, text, items } }: { documents: DocumentsView }) {
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <div className={styles.head}>
        <h2 id="documents">{title}</h2>
        <p className={styles.about}>{text}</p>
      </div>
      <ul className={styles.items}>
        {items.map(({ name, href, about }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href} download>
              <Icon name="document" />
              <span>{name}</span>
            </a>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
