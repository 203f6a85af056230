import { Cards, type CardsView } from '../../ui/cards';
import { ProjectCard } from './project-card';
import type { ProjectCardView } from './project-view';

type ProjectCardsProps = {
  projects: ProjectCardView[];
  view: CardsView;
  perRow: number;
  label: string;
};

/** Projects in the form an editor chose (MENU-9, FIND-11). */
export function ProjectCards({ projects, ...form }: ProjectCardsProps) {
  const layout = form.view === 'list' ? 'row' : 'column';
  return (
    <Cards {...form}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} layout={layout} />
      ))}
    </Cards>
  );
}
