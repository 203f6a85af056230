import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  caption: string;
  columns: string[];
  rows: ReactNode[][];
}

export function RowTable({ caption, columns, rows }: Props) {
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
          {rows.map((cells, row) => (
            <Tr key={row}>
              {cells.map((cell, index) => (
                <Td key={index}>
                  <Typography>{cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}
