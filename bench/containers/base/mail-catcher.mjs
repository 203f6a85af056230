// Receives mails by SMTP and lists them like Mailpit: GET /api/v1/messages and
// /api/v1/message/{ID}. Appends each to MP_DATABASE, if set, before it is confirmed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const file = process.env.MP_DATABASE;
const kept = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const mails = kept.map((line) => JSON.parse(line));

async function take(stream, { rcptTo }) {
  const raw = await text(stream);
  const mail = {
    ID: String(mails.length + 1),
    MessageID: /^Message-ID:\s*<?([^>\s]+)/im.exec(raw)?.[1] ?? '',
    To: rcptTo.map(({ address }) => ({ Address: address })),
    Created: new Date().toISOString(),
    Text: raw,
  };
  if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`);
  mails.push(mail);
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, { envelope }, confirm) {
    void take(stream, envelope).then(() => confirm(), confirm);
  },
});
// A killed client breaks its connection.
smtp.on('error', () => undefined);
smtp.listen(1025);

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://mails');
  const one = /^\/api\/v1\/message\/(\d+)$/.exec(pathname);
  const send = (value) => response.end(JSON.stringify(value));
  response.setHeader('Content-Type', 'application/json');
  if (one) return send(mails[Number(one[1]) - 1] ?? {});
  if (pathname !== '/api/v1/messages') return response.writeHead(404).end();
  const start = Number(searchParams.get('start') ?? 0);
  const newest = [...mails].reverse().slice(start, start + Number(searchParams.get('limit') ?? 50));
  send({ total: mails.length, messages: newest.map((mail) => ({ ...mail, Text: undefined })) });
});
server.listen(8025);
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
