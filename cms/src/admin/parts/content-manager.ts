import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';

/** What of Strapi's content manager is added to here; its own types are not exported. */
interface ContentManager {
  apis: {
    addEditViewSidePanel(panels: unknown[]): void;
    addDocumentAction<Action>(change: (actions: Action[]) => Action[]): void;
    addBulkAction<Action>(actions: Action[] | ((actions: Action[]) => Action[])): void;
  };
  injectComponent(view: string, zone: string, part: object): void;
}

/** The content manager, to add panels, actions and parts to while bootstrapping. */
export function findContentManager(app: StrapiApp): ContentManager {
  return app.getPlugin('content-manager') as unknown as ContentManager;
}

interface MenuLink {
  to: string;
  icon: ComponentType;
  /** Links are in the order of their numbers; Strapi's own have whole ones. */
  position: number;
  intlLabel: { id: string; defaultMessage: string };
  permissions: readonly { action: string; subject?: string | null }[];
  Component: () => Promise<{ default: ComponentType }>;
}

/** Adds a page to the menu of the admin. Strapi's type knows neither positions nor actions of ours. */
export function addMenuLink(app: StrapiApp, link: MenuLink): void {
  app.addMenuLink(link as never);
}
