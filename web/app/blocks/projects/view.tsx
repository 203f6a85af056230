import { useTranslation } from 'react-i18next';
import type { LinkView } from '../../ui/link-view';
import { Cards, type CardsView } from '../../ui/cards';
import { ProjectCard } from './project-card';
import type { ProjectCardView } from '../../catalogue/project/project-view';
import styles from './view.module.css';

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

/**
 * Projects in the form an editor chose (MENU-9, FIND-11); those that are sold out come last, below a
 * heading of their own.
 */
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
