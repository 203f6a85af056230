import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture';
import type { ProjectPageView } from '../../catalogue/project/project-view';
import styles from './project-pictures.module.css';

/** The first picture wide, the others in a row to swipe; each leads to its largest file. */
export function ProjectPictures({ pictures }: Pick<ProjectPageView, 'pictures'>) {
  const { t } = useTranslation();
  const [first, ...others] = pictures;
  if (!first) return null;
  return (
    <section className={styles.pictures} aria-label={t('project.pictures')}>
      <a className={styles.first} href={first.href}>
        <Picture picture={first.picture} sizes="100vw" eager />
      </a>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ picture, href }) => (
            <li key={href}>
              <a className={styles.other} href={href}>
                <Picture picture={picture} sizes="(min-width: 900px) 30vw, 70vw" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
