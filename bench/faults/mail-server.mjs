// A mail server in a process of its own, so that it can be killed. It writes each mail down, as one
// line of JSON, before it says that it has it: killed in between, it has a mail that it never confirmed.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const { SMTPServer } = load('smtp-server');

const [port, file] = process.argv.slice(2);
/** Longest time between writing a mail down and confirming it. */
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
      // A client that was killed left half a mail.
      .catch(() => undefined);
  },
});
// A client that was killed breaks its connection.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1');
