import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The part of Strapi's content manager that is extended; its types are not exported. */
interface ContentManager {
  apis: {
    addEditViewSidePanel(panels: unknown[]): void;
    addDocumentHeaderAction<Action>(change: (actions: Action[]) => Action[]): void;
    addDocumentAction<Action>(change: (actions: Action[]) => Action[]): void;
    addRichTextBlocks(change: (blocks: Record<string, object>) => Record<string, object>): void;
    addBulkAction<Action>(actions: Action[] | ((actions: Action[]) => Action[])): void;
  };
  injectComponent(view: string, zone: string, part: object): void;
}

export function findContentManager(app: StrapiApp): ContentManager {
  return app.getPlugin('content-manager') as unknown as ContentManager;
}

interface MenuLink {
  to: string;
  icon: ComponentType;
  /** Sort number of the link; Strapi's own are integers. */
  position: number;
  intlLabel: { id: string; defaultMessage: string };
  permissions: readonly { action: string; subject?: string | null }[];
  Component: () => Promise<{ default: ComponentType }>;
}

/** Adds a page to the menu of the admin. Strapi's type lacks positions and custom actions. */
export function addMenuLink(app: StrapiApp, link: MenuLink): void {
  app.addMenuLink(link as Parameters<StrapiApp['addMenuLink']>[0]);
}
