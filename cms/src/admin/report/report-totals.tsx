import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { ReportFigures } from '../../leads/report/report-responses';

const figures = ['leads', 'visits', 'offers', 'answeredInDay', 'medianHours'] as const;

/** The figures of a period in large numbers. */
export function ReportTotals({ figures: total }: { figures: ReportFigures }) {
  const { formatMessage } = useIntl();
  const sayFigure = useSayFigure();
  return (
    <Flex tag="dl" gap={8} wrap="wrap" alignItems="flex-start">
      {figures.map((figure) => (
        <Flex key={figure} direction="column-reverse" alignItems="flex-start">
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {formatMessage({ id: `agency.report.${figure}` })}
          </Typography>
          <Typography tag="dd" variant="alpha" data-figure={figure}>
            {sayFigure(total, figure)}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** Returns a function that writes a figure: answers within a day as a share of the leads. */
export function useSayFigure() {
  const { formatNumber } = useIntl();
  return (row: ReportFigures, figure: (typeof figures)[number]): string => {
    if (figure === 'medianHours') {
      return row.medianHours === null ? '–' : formatNumber(row.medianHours);
    }
    if (figure !== 'answeredInDay') return formatNumber(row[figure]);
    const share = row.leads === 0 ? 0 : row.answeredInDay / row.leads;
    return `${formatNumber(row.answeredInDay)} (${formatNumber(share, { style: 'percent' })})`;
  };
}
