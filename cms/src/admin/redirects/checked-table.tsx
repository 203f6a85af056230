import { Badge, Box, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { CheckAnswer } from '../../content/old-addresses/old-address-handlers';

const colors = { new: 'success', changed: 'warning', same: 'neutral', refused: 'danger' } as const;

/** Result for each line of a pasted list, refused ones first. */
export function CheckedTable({ rows }: Pick<CheckAnswer, 'rows'>) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.redirects.${id}` }, values);
  const isRefused = ({ state }: CheckAnswer['rows'][number]): number =>
    state === 'refused' ? 0 : 1;
  const sorted = [...rows].sort((one, other) => isRefused(one) - isRefused(other));
  const refused = rows.filter((row) => row.state === 'refused').length;
  const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
  return (
    <>
      <Typography fontWeight="bold">
        {say('checked', { count: rows.length - refused, refused })}
      </Typography>
      <Box
        style={{ overflow: 'auto', maxHeight: '48rem' }}
        tabIndex={0}
        role="region"
        aria-label={say('result')}
      >
        <Table colCount={3} rowCount={rows.length} aria-label={say('result')}>
          <Tbody>
            {sorted.map(({ from, to, state, problem, detail }, index) => (
              <Tr key={index} data-checked={state}>
                <Td>
                  <Badge variant={colors[state]}>{say(`state.${state}`)}</Badge>
                </Td>
                <Td style={wrapped}>
                  <Typography tag="div">{from}</Typography>
                  <Typography tag="div" textColor="neutral600">
                    → {to || '–'}
                  </Typography>
                </Td>
                <Td style={wrapped}>
                  {problem && (
                    <Typography textColor="danger600">
                      {say(`problem.${problem}`, { detail })}
                    </Typography>
                  )}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Box>
    </>
  );
}
