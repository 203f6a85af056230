import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { listPlace } from './block-order';

interface Props {
  blocks: readonly PageBlock[];
  order: readonly string[];
  isOwn: boolean;
}

/** The blocks of a page as boxes, by position and by width in twelfths on a desktop. */
export function PageSketch({ blocks, order, isOwn }: Props) {
  const { formatMessage } = useIntl();
  const at = (place: PageBlock['position']): PageBlock[] =>
    listPlace(order, { blocks, isOwn }, place).filter(({ isShown }) => isShown);
  const side = at('side');
  return (
    <Box
      role="img"
      aria-label={formatMessage({ id: 'agency.builder.sketch' })}
      borderColor="neutral200"
      background="neutral100"
      hasRadius
      padding={1}
      data-page-sketch=""
    >
      <Boxes blocks={at('top')} />
      <Flex alignItems="stretch">
        <Box flex="2" minWidth={0}>
          <Sketched title={formatMessage({ id: 'agency.builder.text' })} columns={12} isText />
          <Boxes blocks={at('main')} />
        </Box>
        {side.length > 0 && (
          <Box flex="1" minWidth={0}>
            {side.map(({ documentId, title }) => (
              <Sketched key={documentId} title={title} columns={12} />
            ))}
          </Box>
        )}
      </Flex>
      <Boxes blocks={at('bottom')} />
    </Box>
  );
}

function Boxes({ blocks }: { blocks: PageBlock[] }) {
  return (
    <Flex wrap="wrap" alignItems="stretch">
      {blocks.map(({ documentId, title, columns }) => (
        <Sketched key={documentId} title={title} columns={columns.desktop} />
      ))}
    </Flex>
  );
}

function Sketched({
  title,
  columns,
  isText,
}: {
  title: string;
  columns: number;
  isText?: boolean;
}) {
  return (
    <div style={{ width: `${(columns / 12) * 100}%`, padding: 2 }}>
      <Box
        background={isText ? 'neutral0' : 'primary100'}
        borderColor="neutral200"
        paddingLeft={1}
        paddingRight={1}
      >
        <Typography variant="pi" ellipsis tag="p">
          {title}
        </Typography>
      </Box>
    </div>
  );
}
