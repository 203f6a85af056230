import { Box, Button, Field, Flex, Modal, Textarea, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { IncomingMail } from '../../mailbox/incoming-mails';
import { mailFields, type MailField, type MailMark } from '../../mailbox/mail-patterns';
import { Card } from '../parts/card';
import { Dialog, DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';

/** The mails that arrived for a lead, oldest first; staff teach where their facts are. */
export function LeadIncoming({ documentId }: { documentId: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useAnswer<IncomingMail[]>(`/agency/inbox/leads/${documentId}/mails`);
  const say = (id: string): string => formatMessage({ id: `agency.mailbox.${id}` });
  if (!data || data.length === 0) return null;
  return (
    <Card title={say('received')}>
      {data.map((mail) => (
        <details key={mail.id} data-incoming={mail.state}>
          <summary>
            <Typography fontWeight="semiBold">{mail.subject || '–'}</Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {formatDate(mail.at, { dateStyle: 'short', timeStyle: 'short' })} ·{' '}
              {[mail.name, mail.sender].filter(Boolean).join(', ')} · {say(`became.${mail.state}`)}
            </Typography>
          </summary>
          <Box paddingTop={2} paddingBottom={2}>
            <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {mail.text}
            </Typography>
          </Box>
          <Dialog
            title={say('teach')}
            opener={
              <Button variant="tertiary" size="S">
                {say('teach')}
              </Button>
            }
          >
            {() => <Teach mail={mail} />}
          </Dialog>
        </details>
      ))}
    </Card>
  );
}

function Teach({ mail }: { mail: IncomingMail }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const text = useRef<HTMLTextAreaElement>(null);
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.mailbox.${id}` }, values);
  const teach = async (field: MailField): Promise<void> => {
    const { current } = text;
    const body = { field, start: current?.selectionStart ?? 0, end: current?.selectionEnd ?? 0 };
    const mark = await post<MailMark>(`/agency/incoming-mails/${mail.id}/marks`, body);
    if (!mark) return;
    const message = say('taught', { field: say(`field.${field}`), after: mark.after });
    toggleNotification({ type: 'success', message });
  };
  return (
    <>
      <Modal.Body>
        <Field.Root name="text" hint={say('teach.help')}>
          <Field.Label>{say('teach.text')}</Field.Label>
          <Textarea ref={text} readOnly rows={14} value={mail.text} />
          <Field.Hint />
        </Field.Root>
        <Flex gap={2} wrap="wrap" paddingTop={4}>
          {mailFields.map((field) => (
            <Button key={field} variant="secondary" onClick={() => void teach(field)}>
              {say(`field.${field}`)}
            </Button>
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel words="agency.dialog.close" />
      </Modal.Footer>
    </>
  );
}
