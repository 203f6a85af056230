import { addDays, mondayOf } from '@agency/domain/day';
import { useAuth } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { Report } from '../../leads/report/report-responses';
import { agencyDay } from '../../platform/rules/agency-time';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { PanelLink } from '../parts/panel-part';
import { readReport, reportPath } from './add-report';
import { ReportTotals } from './report-totals';
import { WeekGraph } from './week-graph';

/** The last four weeks on the home page, for those who may read the report. */
export function ReportSummary() {
  const { formatMessage } = useIntl();
  const mayRead = useAuth('ReportSummary', ({ permissions }) =>
    permissions.some(({ action }) => action === readReport.action),
  );
  const from = addDays(mondayOf(agencyDay(new Date())), -21);
  const { data } = useAnswer<Report>(mayRead ? `/agency/report?from=${from}` : '');
  if (!data) return null;
  return (
    <Card title={formatMessage({ id: 'agency.report.lastWeeks' })}>
      <ReportTotals figures={data.total} />
      <WeekGraph weeks={data.weeks} />
      <PanelLink to={reportPath}>{formatMessage({ id: 'agency.report.open' })}</PanelLink>
    </Card>
  );
}
