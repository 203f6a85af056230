import { AppLink, type LinkView } from '../links/app-link';
import { useEditMark } from '../edit-mark';
import { Icon } from '../icons/icon';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  title: string | null;
  text: string | null;
  more: LinkView | null;
};

/** Heading on the left, link on the right; renders nothing if all are empty. */
export function SectionHead({ id, title, text, more }: SectionHeadProps) {
  const mark = useEditMark();
  if (!title && !text && !more) return null;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {title && (
          <h2 id={id} {...mark('title')}>
            {title}
          </h2>
        )}
        {text && (
          <p className={styles.text} {...mark('description')}>
            {text}
          </p>
        )}
      </div>
      {more && (
        <AppLink className={styles.more} href={more.href}>
          {more.label}
          <Icon name="arrow" />
        </AppLink>
      )}
    </div>
  );
}
