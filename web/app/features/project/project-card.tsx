import { CoverLink } from '../../ui/cover-link';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Ribbon } from '../../ui/ribbon';
import { classNames } from '../../ui/class-names';
import type { ProjectCardView } from './project-view';
import styles from './project-card.module.css';

type ProjectCardProps = {
  project: ProjectCardView;
  /** `row`: the picture on the left of the words. */
  layout?: 'column' | 'row';
  level?: 'h2' | 'h3';
};

/** FIND-11: a project in a list; one link covers the whole card. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, layout = 'column', level: Heading = 'h3' } = props;
  return (
    <article className={classNames(styles.card, styles[layout])}>
      <div className={styles.picture}>
        {project.picture ? (
          <Picture picture={project.picture} sizes="(min-width: 1024px) 28rem, 92vw" />
        ) : (
          <span className={styles.none}>
            <Icon name="home" />
          </span>
        )}
        <p className={styles.ribbon}>
          <Ribbon tone={project.isSoldOut ? 'ink' : 'accent'}>{project.stateText}</Ribbon>
        </p>
      </div>
      <div className={styles.text}>
        <p className={styles.place}>{project.cityText}</p>
        <Heading className={styles.title}>
          <CoverLink href={project.href}>{project.title}</CoverLink>
        </Heading>
        {project.excerpt && <p className={styles.excerpt}>{project.excerpt}</p>}
        {project.priceText && <p className={styles.price}>{project.priceText}</p>}
        {project.sizes.length > 0 && (
          <ul className={styles.sizes}>
            {project.sizes.map((size) => (
              <li key={size}>{size}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
