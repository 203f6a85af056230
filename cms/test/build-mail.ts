/** Builds the bytes of a mail; header values and the body are sent as they are. */
export function buildMail(
  headers: Record<string, string>,
  body: string | Buffer,
  encoding: BufferEncoding = 'utf8',
): Buffer {
  const all = {
    From: 'Jan Peeters <jan@example.org>',
    To: 'leads@agency.example',
    Subject: 'A question',
    Date: 'Sat, 28 Nov 2026 10:00:00 +0100',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  return Buffer.concat([head, typeof body === 'string' ? Buffer.from(body, encoding) : body]);
}

/** Builds a mail of several parts, each with its headers. */
export function buildMultipart(
  headers: Record<string, string>,
  parts: readonly { headers: Record<string, string>; body: string }[],
  type = 'mixed',
): Buffer {
  const boundary = 'part-of-the-mail';
  const body = parts
    .map((part) => {
      const lines = Object.entries(part.headers).map(([name, value]) => `${name}: ${value}`);
      return `--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n${part.body}\r\n`;
    })
    .join('');
  const contentType = `multipart/${type}; boundary="${boundary}"`;
  return buildMail({ 'Content-Type': contentType, ...headers }, `${body}--${boundary}--\r\n`);
}
