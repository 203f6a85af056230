import { Box, LinkButton, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { columnsPath } from '../feed-path';
import type { KindPartProps } from './kind-part-props';

const names = ['layout', 'decimal', 'dates', 'columns', 'fixed'];

/** Leads to the page that matches columns, which writes these settings; the form keeps them. */
export function ColumnsPart({ feedKey, settings, errors }: KindPartProps) {
  const { formatMessage } = useIntl();
  const error = names.map((name) => errors[`settings.${name}`]).find(Boolean);
  const say = (id: string): string => formatMessage({ id: `agency.columns.${id}` });
  const isMatched = Array.isArray(settings.columns) && settings.columns.length > 0;
  // Until then the page leads there by itself.
  if (!error && feedKey !== null && !isMatched) return null;
  return (
    <Box>
      {error && (
        <Typography tag="p" variant="pi" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      {feedKey === null ? (
        <Typography textColor="neutral600">{say('afterSaving')}</Typography>
      ) : (
        <LinkButton variant="secondary" tag={Link} to={columnsPath(feedKey)}>
          {say('open')}
        </LinkButton>
      )}
    </Box>
  );
}
