import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../.scripts/ports.mjs';
import { supervise } from '../../.scripts/supervise.mjs';
import { processSeconds } from '../process-seconds';

const script = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

export async function startBareServer(
  kind: 'bytes' | 'react',
  html: string,
): Promise<{ url: string; seconds(): number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-bare-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = supervise({
    name: `The bare ${kind} server`,
    args: [script, kind, file, String(port)],
    env: { NODE_ENV: 'production' },
    readyUrl: url,
    readyWithinMs: 5000,
    onLine: undefined,
  });
  await server.ready;
  return {
    url,
    seconds: () => processSeconds(server.pid),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
