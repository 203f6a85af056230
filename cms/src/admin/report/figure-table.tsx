import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { RowTable } from '../parts/row-table';

interface Row {
  cells: ReactNode[];
  /** Length of the bar below the first cell, from 0 to 1. */
  share?: number;
}

const Bar = styled.span`
  display: block;
  height: 4px;
  background: ${({ theme }) => theme.colors.primary600};
  print-color-adjust: exact;
`;

/** A table whose first column is a name, with a bar, and the others are numbers. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: string[];
  rows: Row[];
}) {
  const { formatMessage } = useIntl();
  if (rows.length === 0) {
    return <Typography>{formatMessage({ id: 'agency.report.nothing' })}</Typography>;
  }
  const lines = rows.map(({ cells: [name, ...figures], share }) => [
    <>
      {name}
      {share !== undefined && <Bar style={{ width: `${Math.round(share * 100)}%` }} />}
    </>,
    ...figures,
  ]);
  return <RowTable caption={caption} columns={columns} rows={lines} />;
}
