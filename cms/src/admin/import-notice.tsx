import { Typography } from '@strapi/design-system';
import { useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { MANUAL_SOURCE } from '../listings/rules/manual-source';
import { findContentManager } from './parts/content-manager';

interface OpenDocument {
  model: string;
  document?: { sourceHash?: string | null; source?: string | null };
}

interface DocumentAction {
  (props: OpenDocument): object | null;
  type?: string;
  position?: unknown;
}

const imported = ['api::listing.listing', 'api::project.project'];

/**
 * Shows next to imported entries which fields the next import overwrites, and hides deletion
 * from users without that permission. Call it while bootstrapping.
 */
export function showImportNotice(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([ImportNotice]);
  apis.addDocumentAction((actions: DocumentAction[]) =>
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
  const permissions = useAuth('ImportNotice', (state) => state.permissions);
  return permissions.some(({ action, subject }) => subject === model && action.endsWith('.delete'));
}

function ImportNotice({ model, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const mayDelete = useMayDelete(model);
  if (!imported.includes(model) || !document?.sourceHash) return null;
  const own = model === 'api::project.project' ? 'agency.import.project' : 'agency.import.editor';
  if (document.source === MANUAL_SOURCE) {
    return {
      title: formatMessage({ id: 'agency.import.manual.title' }),
      content: (
        <Typography data-import-notice="manual">
          {formatMessage({ id: 'agency.import.manual' })}
        </Typography>
      ),
    };
  }
  const words = mayDelete ? 'agency.import.administrator' : own;
  return {
    title: formatMessage({ id: 'agency.import.title' }),
    content: (
      <Typography textColor={mayDelete ? 'danger600' : 'neutral800'} data-import-notice="">
        {formatMessage({ id: words })}
      </Typography>
    ),
  };
}
