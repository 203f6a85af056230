import { Typography } from '@strapi/design-system';
import { useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

interface OpenDocument {
  model: string;
  document?: { sourceHash?: string | null };
}

interface ContentManager {
  apis: { addEditViewSidePanel(panels: unknown[]): void };
}

const listing = 'api::listing.listing';

/** Says beside an imported listing what of it an import puts back (EDIT-7). Call it while bootstrapping. */
export function showImportNote(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
  apis.addEditViewSidePanel([ImportNote]);
}

function ImportNote({ model, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const permissions = useAuth('ImportNote', (state) => state.permissions);
  if (model !== listing || !document?.sourceHash) return null;
  const mayDelete = permissions.some(
    ({ action, subject }) => subject === listing && action.endsWith('.delete'),
  );
  const words = mayDelete ? 'agency.import.administrator' : 'agency.import.editor';
  return {
    title: formatMessage({ id: 'agency.import.title' }),
    content: (
      <Typography textColor={mayDelete ? 'danger600' : 'neutral800'} data-import-note="">
        {formatMessage({ id: words })}
      </Typography>
    ),
  };
}
