import { Button, Flex, TextButton, Typography, Modal } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Part } from '../parts/panel-part';
import { saveFile } from '../parts/save-file';
import { mailUid, useSendAgain } from './send-again';
import { Dialog } from '../parts/dialog';

/** An attachment in base64; one with a `cid` is an inline picture. */
interface MailFile {
  filename: string;
  contentType: string;
  content: string;
  cid?: string;
}

interface Mail {
  documentId: string;
  subject: string;
  html: string | null;
  state: string;
  lastError: string | null;
  headers: Record<string, string> | null;
  attachments: MailFile[] | null;
}

export function MailPanel({ model, document }: { model: string; document?: Mail }) {
  const { formatMessage } = useIntl();
  if (model !== mailUid || !document) return null;
  return {
    title: formatMessage({ id: 'agency.mails.title' }),
    content: <MailDetails mail={document} />,
  };
}

function MailDetails({ mail }: { mail: Mail }) {
  const { formatMessage } = useIntl();
  const send = useSendAgain();
  const say = (id: string): string => formatMessage({ id });
  const { documentId, subject, html, state, lastError } = mail;
  const files = mail.attachments ?? [];
  const attachments = files.filter(({ cid }) => !cid);
  const headers = Object.entries(mail.headers ?? {});
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-mail-panel="">
      <Part title={say(`agency.mail.${state}`)}>
        {lastError && <Typography textColor="danger600">{lastError}</Typography>}
      </Part>
      {html && <MailReader subject={subject} html={showPictures(html, files)} />}
      <Button variant="secondary" onClick={() => void send([documentId])}>
        {say('agency.mails.sendAgain')}
      </Button>
      {attachments.length > 0 && (
        <Part title={say('agency.mails.attachments')}>
          {attachments.map((file) => (
            <TextButton
              key={file.filename}
              onClick={() => saveFile(readBytes(file), file.filename)}
            >
              {file.filename}
            </TextButton>
          ))}
        </Part>
      )}
      {headers.length > 0 && (
        <Part title={say('agency.mails.headers')}>
          {headers.map(([name, value]) => (
            <Typography key={name} variant="pi" style={{ overflowWrap: 'anywhere' }}>
              {name}: {value}
            </Typography>
          ))}
        </Part>
      )}
    </Flex>
  );
}

/** Replaces `cid:` references with the attached pictures. */
function showPictures(html: string, files: readonly MailFile[]): string {
  return files.reduce(
    (shown, { cid, contentType, content }) =>
      cid ? shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${content}"`) : shown,
    html,
  );
}

function readBytes({ content, contentType }: MailFile): Blob {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}

/**
 * Shows a mail in a sandboxed frame: without scripts or access to the admin, with links that
 * open a new page.
 */
function MailReader({ subject, html }: { subject: string; html: string }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={subject} opener={<Button>{formatMessage({ id: 'agency.mails.read' })}</Button>}>
      {() => (
        <Modal.Body>
          <iframe
            title={subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={html.replace('<head>', '<head><base target="_blank">')}
            style={{ width: '100%', height: '60vh', border: 0 }}
          />
        </Modal.Body>
      )}
    </Dialog>
  );
}
