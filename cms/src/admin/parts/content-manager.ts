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
