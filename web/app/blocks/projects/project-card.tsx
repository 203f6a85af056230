import { Card } from '../../ui/card';
import { splitPrice } from '../../lib/price-text';
import { classNames } from '../../ui/class-names';
import { CoverLink } from '../../ui/cover-link';
import { Ribbon } from '../../ui/ribbon';
import type { ProjectCardView } from '../../catalogue/project/project-view';
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
  const row = layout === 'row' && styles.row;
  return (
    <Card
      picture={project.picture}
      sizes="(min-width: 1024px) 28rem, (min-width: 640px) 92vw, 76vw"
      layout={layout}
      ribbon={<Ribbon tone={project.isSoldOut ? 'ink' : 'brass'}>{project.stateText}</Ribbon>}
    >
      <p className={styles.place}>{project.cityText}</p>
      <Heading className={styles.title}>
        <CoverLink href={project.href}>{project.title}</CoverLink>
      </Heading>
      {project.excerpt && <p className={classNames(styles.excerpt, row)}>{project.excerpt}</p>}
      {project.priceText && <Price text={project.priceText} />}
      {project.sizes.length > 0 && (
        <ul className={classNames(styles.sizes, row)}>
          {project.sizes.map((size) => (
            <li key={size}>{size}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Price({ text }: { text: string }) {
  const { before, amount, after } = splitPrice(text);
  return (
    <p className={styles.price}>
      {before && <span className={styles.from}>{before}</span>}
      {amount}
      {after}
    </p>
  );
}
