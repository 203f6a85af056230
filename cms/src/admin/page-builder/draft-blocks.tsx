import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { languages, type Language } from '@agency/domain/languages';
import type { PageBlock, PageBlocks } from '../../content/page-blocks/list-blocks';
import { usePost } from '../parts/use-post';
import { announceContentChange, useContentChanges } from '../parts/content-changes';
import { listDrafts } from './list-drafts';

const publish = '/content-manager/collection-types/api::module.module/actions/bulkPublish';

type Drafts = readonly (readonly [Language, readonly PageBlock[]])[];

/**
 * Lists blocks with unpublished changes, by language, in the dialog that publishes several
 * languages of a page, with a button to publish them. Strapi publishes only the page.
 */
export function DraftBlocks({ documentId }: { documentId: string }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const [isBusy, setBusy] = useState(false);
  const drafts = useDraftsByLanguage(documentId);
  if (drafts.length === 0) return null;
  const publishAll = async (): Promise<void> => {
    setBusy(true);
    for (const [language, blocks] of drafts) {
      const documentIds = blocks.map((block) => block.documentId);
      if (!(await post(`${publish}?locale=${language}`, { documentIds }))) break;
    }
    setBusy(false);
    announceContentChange();
  };
  return (
    <Box paddingLeft={8} paddingRight={8} paddingTop={6}>
      <Flex direction="column" alignItems="flex-start" gap={3} data-draft-blocks="">
        <Typography>{formatMessage({ id: 'agency.drafts.which' })}</Typography>
        <ul>
          {drafts.map(([language, blocks]) => (
            <Typography key={language} tag="li" style={{ overflowWrap: 'anywhere' }}>
              {`${language.toUpperCase()}: ${blocks.map(({ title }) => title).join(', ')}`}
            </Typography>
          ))}
        </ul>
        <Button variant="secondary" loading={isBusy} onClick={() => void publishAll()}>
          {formatMessage({ id: 'agency.drafts.first' })}
        </Button>
      </Flex>
    </Box>
  );
}

function useDraftsByLanguage(documentId: string): Drafts {
  const { get } = useFetchClient();
  const turn = useContentChanges();
  const [drafts, setDrafts] = useState<Drafts>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async (language: Language) => {
      const path = `/agency/pages/${documentId}/blocks?locale=${language}`;
      const { data } = await get<PageBlocks>(path);
      return [language, listDrafts(data.saved, data.blocks, language)] as const;
    };
    Promise.all(languages.map(read))
      .then((found) => {
        if (isCurrent) setDrafts(found.filter(([, blocks]) => blocks.length > 0));
      })
      // Strapi's dialog reports errors itself.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [documentId, get, turn]);
  return drafts;
}
