import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LeadDetails } from '../../leads/inbox/inbox-responses';
import type { ReplyTemplate } from '../../leads/replies/reply-handlers';
import { WithDraft, type Draft } from '../drafts/with-draft';
import { Dialog, DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { Question } from '../parts/question';
import { usePost } from '../parts/use-post';
import { isTypedText, type ReplyText } from './reply-text';

export function ReplyDialog({ lead, onSent }: { lead: LeadDetails; onSent(): void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage({ id: 'agency.reply.title' }, { name: lead.name || lead.email })}
      opener={<Button>{formatMessage({ id: 'agency.reply' })}</Button>}
    >
      {(close) => (
        <WithDraft<WrittenReply> form="reply" document={lead.documentId}>
          {(draft) => (
            <ReplyForm
              lead={lead}
              draft={draft}
              onSent={() => {
                draft.discard();
                close();
                onSent();
              }}
            />
          )}
        </WithDraft>
      )}
    </Dialog>
  );
}

/** A reply, and the template that it was begun from. */
interface WrittenReply extends ReplyText {
  chosen: string;
}

interface ReplyFormProps {
  lead: LeadDetails;
  draft: Draft<WrittenReply>;
  onSent(): void;
}

function ReplyForm({ lead, draft, onSent }: ReplyFormProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const path = `/agency/inbox/leads/${lead.documentId}`;
  const { data: templates } = useAnswer<ReplyTemplate[]>(`${path}/templates`);
  // Idempotency key of this form.
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState(draft.found?.chosen ?? '');
  const [written, setWritten] = useState<ReplyText | null>(draft.found);
  const [wanted, setWanted] = useState<ReplyTemplate | null>(null);
  const [isBusy, setBusy] = useState(false);
  const say = (id: string, values?: Record<string, string | null>): string =>
    formatMessage({ id }, values);
  const { subject, text } = written ?? templates?.[0] ?? { subject: '', text: '' };
  const write = (next: ReplyText, from = chosen): void => {
    setWritten(next);
    draft.keep({ subject: next.subject, text: next.text, chosen: from });
  };
  const take = (template: ReplyTemplate): void => {
    setWanted(null);
    setChosen(template.documentId);
    write(template, template.documentId);
  };
  const choose = (documentId: string): void => {
    const template = templates?.find((one) => one.documentId === documentId);
    if (!template) return;
    if (isTypedText({ subject, text }, templates ?? [])) setWanted(template);
    else take(template);
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await post<{ isNew: boolean }>(`${path}/reply`, { key, subject, text });
    setBusy(false);
    if (!answer) return;
    // Otherwise it was stored by an earlier request without a response, so later changes are not
    // included.
    if (answer.isNew) toggleNotification({ type: 'success', message: say('agency.reply.sent') });
    else toggleNotification({ type: 'warning', message: say('agency.reply.sentBefore') });
    onSent();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-reply="">
          {draft.notice}
          <Typography textColor="neutral600">
            {say('agency.reply.to', {
              email: lead.email,
              language: formatDisplayName(lead.language, { type: 'language' }) ?? lead.language,
            })}
          </Typography>
          {templates && templates.length > 0 && (
            <Field.Root name="template">
              <Field.Label>{say('agency.reply.template')}</Field.Label>
              <SingleSelect
                value={chosen || (templates[0]?.documentId ?? '')}
                onChange={(value) => choose(String(value))}
              >
                {templates.map(({ documentId, name }) => (
                  <SingleSelectOption key={documentId} value={documentId}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          )}
          <Field.Root name="subject" required>
            <Field.Label>{say('agency.reply.subject')}</Field.Label>
            <Field.Input
              value={subject}
              maxLength={200}
              onChange={(event: { target: HTMLInputElement }) =>
                write({ subject: event.target.value, text })
              }
            />
          </Field.Root>
          <Field.Root name="text" required>
            <Field.Label>{say('agency.reply.text')}</Field.Label>
            <Textarea
              value={text}
              maxLength={5000}
              style={{ minHeight: '28rem' }}
              onChange={(event) => write({ subject, text: event.target.value })}
            />
          </Field.Root>
        </Flex>
        <Question
          isOpen={wanted !== null}
          title="agency.reply.replace"
          stay="agency.reply.replace.no"
          answers={[
            {
              words: 'agency.reply.replace.yes',
              isDanger: true,
              act: () => wanted && take(wanted),
            },
          ]}
          onStay={() => setWanted(null)}
        />
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button
          loading={isBusy}
          disabled={isBusy || !subject.trim() || !text.trim()}
          onClick={() => void send()}
        >
          {say('agency.reply.send')}
        </Button>
      </Modal.Footer>
    </>
  );
}
