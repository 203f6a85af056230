import { useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { findContentManager } from './parts/content-manager';

interface HeaderAction {
  (props: object): object | null;
  type?: string;
  position?: unknown;
}

const modelLink = 'edit-the-model';
const readModels = 'plugin::content-type-builder.read';

/** Offers “Edit the model” only to those who may open it. Call it while bootstrapping. */
export function hideModelLink(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addDocumentHeaderAction<HeaderAction>((actions) =>
    actions.map((action) => (action.type === modelLink ? guard(action) : action)),
  );
}

function guard(action: HeaderAction): HeaderAction {
  const useGuarded: HeaderAction = (props) => {
    const found = action(props);
    const mayRead = useAuth('HideModelLink', ({ permissions }) =>
      permissions.some((permission) => permission.action === readModels),
    );
    return mayRead ? found : null;
  };
  return Object.assign(useGuarded, { type: action.type, position: action.position });
}
