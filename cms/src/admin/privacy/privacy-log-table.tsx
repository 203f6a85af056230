import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useAnswer } from '../parts/inbox-answers';

export interface PrivacyLogEntry {
  createdAt: string;
  act: string;
  staff: string | null;
  counts: Record<string, number>;
}

/** The latest entries, newest first; reloaded when `turn` changes. */
export function PrivacyLogTable({ turn }: { turn: unknown }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const { data, reload } = useAnswer<PrivacyLogEntry[]>('/agency/privacy/log');
  useEffect(reload, [turn, reload]);
  if (!data || data.length === 0) {
    return <Typography>{formatMessage({ id: 'agency.privacy.noActs' })}</Typography>;
  }
  return (
    <Table colCount={4} rowCount={data.length}>
      <Tbody>
        {data.map(({ createdAt, act, staff, counts }, index) => (
          <Tr key={index}>
            <Td>
              <Typography>
                {formatDate(createdAt, { dateStyle: 'short', timeStyle: 'short' })}
              </Typography>
            </Td>
            <Td>
              <Typography>{formatMessage({ id: `agency.privacy.act.${act}` })}</Typography>
            </Td>
            <Td>
              <Typography>{staff ?? ''}</Typography>
            </Td>
            <Td>
              <Typography>{describeCounts(intl, counts)}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** Describes non-zero counts by type. */
export function describeCounts(
  { formatMessage, messages }: IntlShape,
  counts: Record<string, number>,
): string {
  const words = Object.entries(counts)
    .filter(([, rows]) => rows > 0)
    .map(([kind, rows]) => {
      const id = [`agency.count.${kind}`, `agency.kind.${kind}`].find((name) => name in messages);
      return `${id ? formatMessage({ id }) : kind}: ${rows}`;
    });
  return words.join(' · ') || '–';
}
