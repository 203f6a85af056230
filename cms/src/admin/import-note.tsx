import { Typography } from '@strapi/design-system';
import { useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

interface OpenDocument {
  model: string;
  document?: { sourceHash?: string | null };
}

/** A button of the content manager, by the kind of what it does. */
interface DocumentAction {
  (props: OpenDocument): object | null;
  type?: string;
  position?: unknown;
}

interface ContentManager {
  apis: {
    addEditViewSidePanel(panels: unknown[]): void;
    addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
  };
}

const imported = ['api::listing.listing', 'api::project.project'];

/**
 * Says beside what was imported what of it an import puts back, and names no deletion to those who
 * may not delete it (EDIT-7). Call it while bootstrapping.
 */
export function showImportNote(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
  apis.addEditViewSidePanel([ImportNote]);
  apis.addDocumentAction((actions) =>
    actions.map((action) => (action.type === 'delete' ? hideFromEditors(action) : action)),
  );
}

function hideFromEditors(Delete: DocumentAction): DocumentAction {
  const HideFromEditors: DocumentAction = (props) => {
    const action = Delete(props);
    const mayDelete = useMayDelete(props.model);
    return imported.includes(props.model) && !mayDelete ? null : action;
  };
  return Object.assign(HideFromEditors, { type: Delete.type, position: Delete.position });
}

function useMayDelete(model: string): boolean {
  const permissions = useAuth('ImportNote', (state) => state.permissions);
  return permissions.some(({ action, subject }) => subject === model && action.endsWith('.delete'));
}

function ImportNote({ model, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const mayDelete = useMayDelete(model);
  if (!imported.includes(model) || !document?.sourceHash) return null;
  const own = model === 'api::project.project' ? 'agency.import.project' : 'agency.import.editor';
  const words = mayDelete ? 'agency.import.administrator' : own;
  return {
    title: formatMessage({ id: 'agency.import.title' }),
    content: (
      <Typography textColor={mayDelete ? 'danger600' : 'neutral800'} data-import-note="">
        {formatMessage({ id: words })}
      </Typography>
    ),
  };
}
