import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { FeedStatus } from '../../feeds/feed-status';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

interface Props {
  feed: Pick<FeedStatus, 'key' | 'fileEndings'>;
  onChange(): void;
}

export function FileUpload({ feed: { key: feedKey, fileEndings }, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const send = async (form: HTMLFormElement): Promise<void> => {
    try {
      await post(`/agency/feeds/${feedKey}/files`, new FormData(form));
      form.reset();
      onChange();
    } catch (error) {
      const text = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message: text });
    }
  };
  return (
    <Box paddingTop={4}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Flex gap={3} wrap="wrap" alignItems="center">
          <Typography tag="label" htmlFor={`file-${feedKey}`}>
            {formatMessage({ id: 'agency.feeds.file' }, { endings: fileEndings.join(', ') })}
          </Typography>
          <Typography
            tag="input"
            id={`file-${feedKey}`}
            type="file"
            name="file"
            accept={fileEndings.join(',')}
            required
            maxWidth="100%"
          />
          <Button type="submit" variant="secondary">
            {formatMessage({ id: 'agency.feeds.upload' })}
          </Button>
        </Flex>
      </form>
    </Box>
  );
}
