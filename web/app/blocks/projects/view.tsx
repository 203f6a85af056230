import { useTranslation } from 'react-i18next';
import type { LinkView } from '../../ui/links/app-link';
import { Cards, type CardsView } from '../../ui/cards/cards';
import type { ProjectCardView } from '../../catalogue/project/project-view';
import styles from './view.module.css';
import { Card } from '../../ui/cards/card';
import { splitPrice } from '../../lib/text/price-text';
import { classNames } from '../../ui/layout/class-names';
import { CoverLink } from '../../ui/links/cover-link';
import { Ribbon } from '../../ui/cards/ribbon';
import projectCardStyles from './project-card.module.css';

export type ProjectsView = {
  kind: 'projects';
  projects: ProjectCardView[];
  more: LinkView | null;
  emptyText: string;
};

type ProjectCardsProps = {
  projects: ProjectCardView[];
  view: CardsView;
  perRow: number;
  label: string;
};

/** Shows projects; those that are sold out come last under their own heading. */
export function ProjectCards({ projects, ...form }: ProjectCardsProps) {
  const { t } = useTranslation();
  const layout = form.view === 'list' ? 'row' : 'column';
  const draw = (shown: ProjectCardView[], label: string) => (
    <Cards {...form} label={label}>
      {shown.map((project) => (
        <ProjectCard key={project.id} project={project} layout={layout} />
      ))}
    </Cards>
  );
  const current = projects.filter(({ isSoldOut }) => !isSoldOut);
  const soldOut = projects.filter(({ isSoldOut }) => isSoldOut);
  if (current.length === 0 || soldOut.length === 0) return draw(projects, form.label);
  return (
    <div className={styles.projects}>
      {draw(current, form.label)}
      <h3 className={styles.soldOut}>{t('project.soldProjects')}</h3>
      {draw(soldOut, t('project.soldProjects'))}
    </div>
  );
}

type ProjectCardProps = {
  project: ProjectCardView;
  layout?: 'column' | 'row';
  level?: 'h2' | 'h3';
};

function ProjectCard(props: ProjectCardProps) {
  const { project, layout = 'column', level: Heading = 'h3' } = props;
  const row = layout === 'row' && projectCardStyles.row;
  return (
    <Card
      picture={project.picture}
      sizes="(min-width: 1024px) 28rem, (min-width: 640px) 92vw, 76vw"
      layout={layout}
      ribbon={<Ribbon tone={project.isSoldOut ? 'ink' : 'brass'}>{project.stateText}</Ribbon>}
    >
      <p className={projectCardStyles.place}>{project.cityText}</p>
      <Heading className={projectCardStyles.title}>
        <CoverLink href={project.href}>{project.title}</CoverLink>
      </Heading>
      {project.excerpt && (
        <p className={classNames(projectCardStyles.excerpt, row)}>{project.excerpt}</p>
      )}
      {project.priceText && <Price text={project.priceText} />}
      {project.sizes.length > 0 && (
        <ul className={classNames(projectCardStyles.sizes, row)}>
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
    <p className={projectCardStyles.price}>
      {before && <span className={projectCardStyles.from}>{before}</span>}
      {amount}
      {after}
    </p>
  );
}
