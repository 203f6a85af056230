import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LeadAct, LeadDetails } from '../../leads/inbox/inbox-responses';
import { Card } from '../parts/card';
import { usePost } from '../parts/use-post';

export function LeadHistory({ lead, onChange }: { lead: LeadDetails; onChange(): void }) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const [text, setText] = useState('');
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  const add = async (): Promise<void> => {
    const body = { act: 'note', key: crypto.randomUUID(), text };
    if (!(await post(`/agency/inbox/leads/${lead.documentId}/acts`, body))) return;
    setText('');
    onChange();
  };
  const describe = ({ act, detail }: LeadAct): string => {
    if (act === 'note') return detail;
    if (act === 'state') return say(`agency.state.${detail}`);
    if (act === 'assign') {
      return detail ? say('agency.act.assign', { name: detail }) : say('agency.act.unassign');
    }
    if (act === 'followUp') {
      const day = detail && formatDate(`${detail}T12:00:00Z`, { dateStyle: 'medium' });
      return day ? say('agency.act.followUp', { day }) : say('agency.act.noFollowUp');
    }
    if (act === 'visit') return describeVisit(detail);
    return say(`agency.act.${act}`, { subject: detail });
  };
  const describeVisit = (detail: string): string => {
    const [state = '', start] = detail.split(' ');
    const words = state ? say(`agency.visit.${state}`) : '';
    const moment =
      start &&
      formatDate(start, { dateStyle: 'medium', timeStyle: 'short', timeZone: agencyTimeZone });
    return `${say('agency.lead.visit')}: ${[words, moment].filter(Boolean).join(', ')}`;
  };
  return (
    <Card title={say('agency.lead.history')}>
      {lead.note && <Typography style={{ whiteSpace: 'pre-wrap' }}>{lead.note}</Typography>}
      <Field.Root name="note">
        <Field.Label>{say('agency.act.note')}</Field.Label>
        <Textarea value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
      </Field.Root>
      <Button variant="secondary" disabled={text.trim() === ''} onClick={() => void add()}>
        {say('agency.act.addNote')}
      </Button>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3} data-lead-history="">
        {lead.acts.map((act) => (
          <li key={act.id}>
            <Typography tag="p" style={{ whiteSpace: 'pre-wrap' }}>
              {describe(act)}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {formatDate(act.at, { dateStyle: 'short', timeStyle: 'short' })} ·{' '}
              {act.staff ?? say('agency.act.bySite')}
            </Typography>
          </li>
        ))}
      </Flex>
    </Card>
  );
}
