/** The headers by which a mail program ends such mails without opening a page (RFC 2369, RFC 8058). */
export function buildUnsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
