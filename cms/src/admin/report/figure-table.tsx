import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface Row {
  key: string;
  cells: ReactNode[];
  /** Length of the bar below the first cell, from 0 to 1. */
  share?: number;
}

const Bar = styled.div`
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
  return (
    <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Table colCount={columns.length} rowCount={rows.length + 1} aria-label={caption}>
        <Thead>
          <Tr>
            {columns.map((column) => (
              <Th key={column}>
                <Typography variant="sigma">{column}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ key, cells, share }) => (
            <Tr key={key}>
              {cells.map((cell, index) => (
                <Td key={index}>
                  <Typography>{cell}</Typography>
                  {index === 0 && share !== undefined && (
                    <Bar style={{ width: `${Math.round(share * 100)}%` }} />
                  )}
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}
