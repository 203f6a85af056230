import { Flex } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { ImportReport } from '../../listings/import/import-report';
import { findContentManager } from '../parts/content-manager';
import { RunCounts, RunFindings } from './last-run';

interface OpenDocument {
  model: string;
  document?: ImportReport;
}

/** Shows the JSON report of an import run as a panel next to it. Call it while bootstrapping. */
export function showRuns(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([RunPanel]);
}

function RunPanel({ model, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  if (model !== 'api::import-run.import-run' || !document) return null;
  return {
    title: formatMessage({ id: 'agency.feeds.runPanel' }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%" data-run="">
        <RunCounts run={document} />
        <RunFindings run={document} />
      </Flex>
    ),
  };
}
