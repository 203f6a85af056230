import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../.scripts/ports.mjs';

const script = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

/** Starts one of the yardsticks with a page's HTML and waits until it answers. */
export async function startBareServer(
  kind: 'bytes' | 'react',
  html: string,
): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-bare-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const port = await findFreePort();
  const child = spawn(process.execPath, [script, kind, file, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  stop();
  throw new Error(`The bare ${kind} server did not answer.`);
}
