import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from '../.scripts/run.mjs';

const { SMTPServer } = createRequire(join(root, 'cms/package.json'))('smtp-server');

/** Takes every mail and writes it to the folder as it came; returns its address once it listens. */
export async function startMailServer(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      void buffer(stream).then((raw) => {
        const recipients = envelope.rcptTo.map(({ address }) => address).join(',');
        const number = String(readdirSync(folder).length + 1).padStart(4, '0');
        writeFileSync(join(folder, `${number} ${recipients}.eml`), raw);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
