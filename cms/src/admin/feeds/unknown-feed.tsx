import { Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { PanelLink } from '../parts/panel-part';
import { ReadingPage } from '../parts/reading-page';

/** Shown for an address that names no feed. `failure`: message key of the error. */
export function UnknownFeed({ name, failure }: { name: string; failure: string }) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.feeds.${id}` }, values);
  if (failure === 'agency.unreachable') return <Page.Error />;
  return (
    <ReadingPage
      title={say('unknown', { name })}
      back={<PanelLink to="/feeds">{say('form.back')}</PanelLink>}
    >
      <Typography>{say('unknownHelp')}</Typography>
    </ReadingPage>
  );
}
