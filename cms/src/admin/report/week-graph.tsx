import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ReportRow } from '../../leads/report/report-responses';

const height = 160;
const step = 48;
const bar = 14;

const Graph = styled.svg`
  display: block;
  width: 100%;
  max-height: 22rem;

  & text {
    fill: ${({ theme }) => theme.colors.neutral600};
    font-size: 11px;
  }
`;

const figures = ['leads', 'visits', 'offers'] as const;

/** Bars of leads, visits and offers per week; the same figures are in the table of weeks. */
export function WeekGraph({ weeks }: { weeks: readonly ReportRow[] }) {
  const { formatMessage, formatDate } = useIntl();
  const most = Math.max(1, ...weeks.map(({ leads }) => leads));
  const scale = (value: number): number => (value / most) * height;
  const say = (id: string): string => formatMessage({ id: `agency.report.${id}` });
  if (weeks.length === 0) return null;
  return (
    <Box>
      <Graph
        role="img"
        aria-label={say('graph')}
        viewBox={`0 0 ${weeks.length * step} ${height + 40}`}
        preserveAspectRatio="xMinYMid meet"
      >
        {weeks.map((week, index) => (
          <g key={week.name} transform={`translate(${index * step} 0)`}>
            {figures.map((figure, place) => (
              <Bar
                key={figure}
                $figure={figure}
                x={2 + place * bar}
                y={height + 16 - scale(week[figure])}
                width={bar - 2}
                height={scale(week[figure])}
              >
                <title>{`${say(figure)}: ${week[figure]}`}</title>
              </Bar>
            ))}
            <text x={2} y={height + 12 - scale(week.leads)}>
              {week.leads}
            </text>
            <text x={2} y={height + 32}>
              {formatDate(`${week.name}T12:00:00Z`, { day: 'numeric', month: 'numeric' })}
            </text>
          </g>
        ))}
      </Graph>
      <Flex gap={4} aria-hidden="true" wrap="wrap">
        {figures.map((figure) => (
          <Flex key={figure} gap={2}>
            <svg width="12" height="12">
              <Bar $figure={figure} width="12" height="12" />
            </svg>
            <Typography variant="pi">{say(figure)}</Typography>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

const colours = { leads: 'primary200', visits: 'primary600', offers: 'neutral700' } as const;

const Bar = styled.rect<{ $figure: (typeof figures)[number] }>`
  fill: ${({ theme, $figure }) => theme.colors[colours[$figure]]};
  print-color-adjust: exact;
`;
