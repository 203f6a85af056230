import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { TestResult } from '../../../feeds/forms/form-responses';

/** Shows what the test of a connection found. */
export function ShownTest({ result }: { result: TestResult }) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.feeds.${id}` }, values);
  if (result.outcome === 'works') {
    const { listings } = result;
    const found = listings === null ? '' : say('form.found', { count: listings });
    return (
      <Typography textColor="success600" fontWeight="bold" data-test="works">
        {say('form.works')} {found}
      </Typography>
    );
  }
  const fields = result.fields.map((name) => say(`field.${name}`)).join(', ');
  return (
    <Box data-test="failed">
      <Typography tag="p" textColor="danger600" fontWeight="bold">
        {say(`failure.${result.failure}`)} {fields && say('form.fields', { fields })}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" lang="en">
        {result.detail}
      </Typography>
    </Box>
  );
}
