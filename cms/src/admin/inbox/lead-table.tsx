import {
  Badge,
  Box,
  Checkbox,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { buildPhoneHref, formatPhone } from '@agency/domain/phone';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { leadPath } from '../parts/lead-path';
import { OnPhones, phone } from '../parts/on-phones';
import type { InboxRow } from '../../leads/inbox/inbox-responses';

const colours: Record<string, 'primary' | 'warning' | 'success' | 'neutral'> = {
  new: 'primary',
  open: 'warning',
  done: 'success',
  spam: 'neutral',
};

/** Makes all columns visible from 1280 pixels on, where this is 16rem. */
const widestName = 'clamp(16rem, calc(37.5vw - 32rem), 28rem)';

const Sender = styled(Link)<{ $isRead: boolean }>`
  display: block;
  overflow: hidden;
  max-width: ${widestName};
  color: ${({ theme }) => theme.colors.primary700};
  font-size: 1.4rem;
  font-weight: ${({ $isRead }) => ($isRead ? 400 : 700)};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    padding: 1rem 0;
    max-width: 18rem;
  }
`;

/** On a phone a row shows name, form, date, subject and state; the rest is on the lead's page. */
const Leads = styled.div`
  & tr[data-current] {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  ${phone} {
    & td:is(:nth-child(7), :nth-child(8)),
    & th:not(:first-child) {
      display: none;
    }

    & tr {
      display: grid;
      grid-template-columns: 4.4rem 1fr auto;
      align-items: start;
      padding: 0.8rem 0;
    }

    & :is(th, td) {
      height: auto;
      min-width: 0;
      padding: 0;
    }

    & td:is(:first-child, :nth-child(6)) {
      padding-top: 1.4rem;
    }

    & td:is(:nth-child(2), :nth-child(4), :nth-child(5)) > * {
      font-size: 1.3rem;
      line-height: 1.8rem;
    }

    & td:nth-child(2) {
      grid-area: 2 / 3;
      padding-inline-start: 0.8rem;
    }

    & td:nth-child(4) {
      grid-area: 2 / 2;
    }

    & td:nth-child(5) {
      grid-area: 3 / 2 / auto / -1;
    }

    & td:nth-child(6) {
      grid-area: 1 / 3;
      justify-self: end;
    }

    & :is(th, td):first-child button {
      position: relative;
    }

    /* As large as a thumb. */
    & :is(th, td):first-child button::before {
      position: absolute;
      inset: -1rem;
      content: '';
    }
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 4rem;
  color: ${({ theme }) => theme.colors.primary700};
  font-size: 1.4rem;
`;

/**
 * A cell of user input or names. Strapi's table cells do not wrap, and its typography breaks
 * long words only at the full column width.
 */
const Words = styled(Td)`
  min-width: 9rem;
  white-space: normal;

  & * {
    overflow-wrap: anywhere;
  }
`;

/** A cell of fixed labels, which wrap between words only. */
const Label = styled(Td)`
  white-space: normal;
`;

/** A badge that may wrap in a narrow column. */
const State = styled(Badge)`
  height: auto;
  min-height: 2.4rem;
  padding-block: 0.3rem;

  & * {
    line-height: 1.2;
  }
`;

const About = styled(Words)`
  min-width: clamp(8rem, calc(50vw - 56rem), 16rem);
`;

/** Truncated after these lines to keep rows low; the title attribute has the full text. */
const Cut = styled(Typography)<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

const PlainTh = styled(Th)`
  white-space: normal;
`;

const SortButton = styled.button`
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
`;

export function LeadTable({
  rows,
  chosen,
  current,
  onChoose,
}: {
  rows: InboxRow[];
  /** Index of the row selected by keyboard; -1 for none. */
  current: number;
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  if (rows.length === 0) {
    return <Typography paddingTop={4}>{say('agency.inbox.empty')}</Typography>;
  }
  const all = rows.every(({ documentId }) => chosen.has(documentId));
  const toggle = (documentId: string): void => {
    const next = new Set(chosen);
    if (!next.delete(documentId)) next.add(documentId);
    onChoose(next);
  };
  return (
    <Leads>
      <Table colCount={8} rowCount={rows.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Checkbox
                aria-label={say('agency.inbox.chooseAll')}
                checked={all}
                onCheckedChange={() =>
                  onChoose(new Set(all ? [] : rows.map(({ documentId }) => documentId)))
                }
              />
            </Th>
            <SortedHead field="createdAt" />
            <SortedHead field="lastName" />
            <SortedHead field="kind" />
            <PlainHead name="about" />
            <SortedHead field="state" />
            <PlainHead name="assignee" />
            <PlainHead name="language" />
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row, index) => (
            <Tr
              key={row.documentId}
              data-unread={row.isRead ? undefined : ''}
              data-current={index === current ? '' : undefined}
              aria-current={index === current || undefined}
            >
              <Td>
                <Checkbox
                  aria-label={formatMessage({ id: 'agency.inbox.choose' }, { name: row.name })}
                  checked={chosen.has(row.documentId)}
                  onCheckedChange={() => toggle(row.documentId)}
                />
              </Td>
              <Label>
                <Typography>
                  {formatDate(row.createdAt, { dateStyle: 'short', timeStyle: 'short' })}
                </Typography>
              </Label>
              <Words>
                <Box paddingTop={2} paddingBottom={2}>
                  <Sender
                    to={leadPath(row.documentId)}
                    title={row.name || row.email || undefined}
                    $isRead={row.isRead}
                  >
                    {row.name || row.email || row.phone || '–'}
                    {!row.isRead && <VisuallyHidden>{say('agency.inbox.unread')}</VisuallyHidden>}
                  </Sender>
                  <Typography
                    tag="p"
                    variant="pi"
                    textColor="neutral600"
                    ellipsis
                    maxWidth={widestName}
                    title={row.email ?? undefined}
                  >
                    {row.name ? (row.email ?? row.phone) : null}
                  </Typography>
                  <PhoneLink phone={row.phone} />
                </Box>
              </Words>
              <Label>
                <Typography>{say(`agency.kind.${row.kind}`)}</Typography>
                {row.channel !== 'unknown' && (
                  <Typography tag="p" variant="pi" textColor="neutral600" data-source={row.channel}>
                    {row.source ?? say(`agency.channel.${row.channel}`)}
                  </Typography>
                )}
              </Label>
              <About>
                {row.title && (
                  <Cut tag="p" title={row.title} $lines={2}>
                    {row.title}
                  </Cut>
                )}
                <Cut
                  tag="p"
                  title={row.about ?? undefined}
                  variant={row.title ? 'pi' : undefined}
                  textColor={row.title ? 'neutral600' : undefined}
                  $lines={row.title ? 1 : 3}
                >
                  {row.about ?? ''}
                </Cut>
              </About>
              <Label>
                <State variant={colours[row.state]}>{say(`agency.state.${row.state}`)}</State>
                {row.followUpOn && (
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {formatDate(`${row.followUpOn}T12:00:00Z`, { dateStyle: 'short' })}
                  </Typography>
                )}
              </Label>
              <Words>
                <Typography>{row.assignee ?? ''}</Typography>
              </Words>
              <Td>
                <Typography>{row.language.toUpperCase()}</Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Leads>
  );
}

function PhoneLink({ phone: number }: { phone: string | null }) {
  const href = number && buildPhoneHref(number);
  if (!href) return null;
  return (
    <OnPhones>
      <Call href={href}>{formatPhone(number)}</Call>
    </OnPhones>
  );
}

function PlainHead({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <PlainTh>
      <Typography variant="sigma">{formatMessage({ id: `agency.column.${name}` })}</Typography>
    </PlainTh>
  );
}

/** A sortable column head; pressing it again reverses the order of dates. */
function SortedHead({ field }: { field: string }) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const sort = parameters.get('sort') ?? 'createdAt:desc';
  const isSorted = sort.startsWith(`${field}:`);
  const isDown = sort.endsWith(':desc');
  const next = field === 'createdAt' && sort === 'createdAt:desc' ? 'asc' : 'desc';
  const wanted = field === 'createdAt' ? `createdAt:${next}` : `${field}:asc`;
  return (
    <Th aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <SortButton
        type="button"
        onClick={() =>
          setParameters((before) => {
            before.set('sort', wanted);
            before.delete('page');
            return before;
          })
        }
      >
        <Typography variant="sigma">
          {formatMessage({ id: `agency.column.${field}` })}
          {isSorted && <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span>}
          <VisuallyHidden>{formatMessage({ id: 'agency.column.sort' })}</VisuallyHidden>
        </Typography>
      </SortButton>
    </Th>
  );
}
