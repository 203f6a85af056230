// A mail server in its own process, so that it can be killed. Writes each mail as a line of JSON
// before confirming it: if killed in between, it has a mail that was never confirmed.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const { SMTPServer } = load('smtp-server');

const [port, file] = process.argv.slice(2);
/** Maximum time between writing and confirming a mail. */
const pauseMs = 40;

async function take(stream, { rcptTo }) {
  const raw = await text(stream);
  const id = /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? '';
  const to = rcptTo.map(({ address }) => address);
  appendFileSync(file, `${JSON.stringify({ id, to, at: Date.now() })}\n`);
  await wait(Math.random() * pauseMs);
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, { envelope }, confirm) {
    void take(stream, envelope)
      .then(() => confirm())
      // A killed client left a partial mail.
      .catch(() => undefined);
  },
});
// A killed client breaks its connection.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1');
