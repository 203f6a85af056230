import { lazy, Suspense, type ComponentProps } from 'react';
import type { ComparePage as Compare } from '../../features/shortlist/compare-page';
import type { FavouritesPage as Favourites } from '../../features/shortlist/favourites-page';
import type { ProjectPage as Project } from '../../features/project/project-page';

const LateCompare = lazy(async () => {
  const { ComparePage } = await import('../../features/shortlist/compare-page');
  return { default: ComparePage };
});
const LateFavourites = lazy(async () => {
  const { FavouritesPage } = await import('../../features/shortlist/favourites-page');
  return { default: FavouritesPage };
});
const LateProject = lazy(async () => {
  const { ProjectPage } = await import('../../features/project/project-page');
  return { default: ProjectPage };
});

/** Screens whose script comes with them alone: most visits need none of it. */
export function ComparePage(props: ComponentProps<typeof Compare>) {
  return (
    <Suspense>
      <LateCompare {...props} />
    </Suspense>
  );
}

/** As {@link ComparePage}. */
export function FavouritesPage(props: ComponentProps<typeof Favourites>) {
  return (
    <Suspense>
      <LateFavourites {...props} />
    </Suspense>
  );
}

/** As {@link ComparePage}. */
export function ProjectPage(props: ComponentProps<typeof Project>) {
  return (
    <Suspense>
      <LateProject {...props} />
    </Suspense>
  );
}
