import { Flex, LinkButton } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { InboxCounts } from '../../leads/inbox/inbox-responses';

const manager = '/content-manager/collection-types';
const failedMails = `${manager}/api::outbox-mail.outbox-mail?filters[$and][0][state][$eq]=failed`;

const waiting = (language: string): string =>
  `${manager}/api::testimonial.testimonial?plugins[i18n][locale]=${language}` +
  '&filters[$and][0][__status][$eq]=draft';

/** What asks for somebody besides leads: mails that did not arrive, testimonials to approve. */
export function Warnings({ counts }: { counts: InboxCounts | null }) {
  const { formatMessage } = useIntl();
  if (!counts) return null;
  const testimonials = Object.entries(counts.waitingTestimonials);
  if (counts.failedMails === 0 && testimonials.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {counts.failedMails > 0 && (
        <LinkButton tag={Link} to={failedMails} variant="danger-light">
          {formatMessage({ id: 'agency.inbox.failedMails' }, { count: counts.failedMails })}
        </LinkButton>
      )}
      {testimonials.map(([language, count]) => (
        <LinkButton key={language} tag={Link} to={waiting(language)} variant="tertiary">
          {formatMessage({ id: 'agency.inbox.waitingTestimonials' }, { count })} (
          {language.toUpperCase()})
        </LinkButton>
      ))}
    </Flex>
  );
}
