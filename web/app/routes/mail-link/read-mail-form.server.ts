/** What was posted to a link of a mail. */
export type MailForm = {
  /** The button that was pressed; empty without one. */
  intent: string;
  /** A mail program's own button (RFC 8058). */
  isOneClick: boolean;
};

const none: MailForm = { intent: '', isOneClick: false };

/** Reads a post to a link of a mail; what cannot be read says nothing, and no failure. */
export async function readMailForm(request: Request): Promise<MailForm> {
  const form = await request.formData().catch(() => null);
  if (form === null) return none;
  const intent = form.get('intent');
  return {
    intent: typeof intent === 'string' ? intent : '',
    isOneClick: form.get('List-Unsubscribe') === 'One-Click',
  };
}
