import { Badge, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { Language } from '@agency/domain/languages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { phone } from '../parts/on-phones';
import type { BoardCell, BoardRow, LanguageState } from '../../content/languages/list-board';

const colors: Record<LanguageState, [background: string, text: string]> = {
  missing: ['neutral150', 'neutral600'],
  draft: ['secondary100', 'secondary600'],
  published: ['success100', 'success600'],
  changed: ['alternative100', 'alternative600'],
};

/** On a phone each document is its title with the language cells below. */
const Board = styled.div`
  & a[data-cell] {
    display: block;
    padding: 0.8rem 0;
  }

  ${phone} {
    & thead,
    & td:nth-child(2) {
      display: none;
    }

    & tr {
      display: grid;
      grid-template-columns: repeat(2, 1fr);
      padding: 0.8rem 0;
    }

    & td {
      padding: 0;
      min-width: 0;
      white-space: normal;
    }

    & td:first-child {
      grid-column: 1 / -1;
    }

    & a[data-cell] > div > div {
      height: auto;
    }

    & a[data-cell]::before {
      display: block;
      color: ${({ theme }) => theme.colors.neutral600};
      font-size: 1.2rem;
      text-transform: uppercase;
      content: attr(data-cell);
    }
  }
`;

interface Props {
  rows: readonly BoardRow[];
  languages: readonly Language[];
}

export function BoardTable({ rows, languages }: Props) {
  const { formatMessage, formatDisplayName } = useIntl();
  const name = (code: string): string => formatDisplayName(code, { type: 'language' }) ?? code;
  return (
    <Board>
      <Table colCount={languages.length + 2} rowCount={rows.length + 1} data-board="">
        <Thead>
          <Tr>
            {['agency.board.title', 'agency.board.type'].map((id) => (
              <Th key={id}>
                <Typography variant="sigma">{formatMessage({ id })}</Typography>
              </Th>
            ))}
            {languages.map((code) => (
              <Th key={code}>
                <Typography variant="sigma">{name(code)}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row) => (
            <Tr key={row.model + row.documentId}>
              <Td>
                <Typography fontWeight="bold" ellipsis title={row.title} maxWidth="18rem">
                  {row.title}
                </Typography>
              </Td>
              <Td>
                <Typography textColor="neutral600">
                  {formatMessage({ id: `agency.type.${row.model}` })}
                </Typography>
              </Td>
              {languages.map((code) => (
                <Td key={code}>
                  <Cell row={row} code={code} language={name(code)} cell={row.cells[code]} />
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Board>
  );
}

function Cell({
  row: { model, documentId, title },
  code,
  language,
  cell: { state, isOutdated },
}: {
  row: BoardRow;
  code: Language;
  language: string;
  cell: BoardCell;
}) {
  const { formatMessage } = useIntl();
  const [background, text] = colors[state];
  const words = formatMessage({ id: `agency.board.${state}` });
  const outdated = formatMessage({ id: 'agency.board.outdated' });
  const label = [title, language, words, ...(isOutdated ? [outdated] : [])].join(', ');
  return (
    <Link
      to={`/content-manager/collection-types/${model}/${documentId}?plugins[i18n][locale]=${code}`}
      style={{ textDecoration: 'none' }}
      aria-label={label}
      data-cell={code}
    >
      <Flex gap={1} direction="column" alignItems="flex-start">
        <Badge size="S" backgroundColor={background} textColor={text}>
          {words}
        </Badge>
        {isOutdated && (
          <Badge size="S" backgroundColor="warning100" textColor="warning700">
            {outdated}
          </Badge>
        )}
      </Flex>
    </Link>
  );
}
