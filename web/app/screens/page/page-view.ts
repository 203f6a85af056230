import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import type { BannerView } from '../../blocks/banner/banner-view';
import type { PageHeaderView } from '../../features/layout/layout-view';
import type { TeamOverviewView } from '../../catalogue/team/team-view';
import type { ModuleView } from '../../blocks/module-view';

/** MENU-8: a menu page, ready to draw. */
export type PageView = {
  /** The internal path, e.g. `for-sale`. */
  key: string;
  /** The h1; on a page whose list or banner carries its own h1 this is null. */
  title: string | null;
  intro: string | null;
  banner: BannerView | null;
  /** Empty on pages that do not turn them on. */
  breadcrumbs: BreadcrumbView[];
  /** Cleaned HTML of the page's content; null when there is none. */
  html: string | null;
  /** Scoped to `[data-page="key"]` and cleaned; null when there is none or it was refused. */
  css: string | null;
  modules: ModuleView[];
  /** The agency's people and offices, on the page of the team (AGENT-2). */
  team: TeamOverviewView | null;
  /** What the page changes in the header above it. */
  header: PageHeaderView;
};
