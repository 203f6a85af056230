import { Button, Modal } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Dialog } from '../parts/dialog';

/**
 * A mail as its reader sees it, in a frame of its own: no script runs in it, it reaches nothing of
 * the admin, and its links open a new page.
 */
export function MailReader({ subject, html }: { subject: string; html: string }) {
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
