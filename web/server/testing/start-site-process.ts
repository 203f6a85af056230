import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './find-free-port';

const mainFile = fileURLToPath(new URL('../../build/main.js', import.meta.url));
const patienceMs = 20_000;

export interface SiteProcess {
  readonly url: string;
  leaveCms(): void;
  /** Restarts it at the same address, connected to the CMS again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the process with the environment that {@link openLiveSite} has set. */
export async function startSiteProcess(): Promise<SiteProcess> {
  const cms = await startWire(new URL(process.env['CMS_URL'] ?? ''));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, [mainFile], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        SITE_PORT: `${port}`,
        CMS_URL: cms.url,
      },
      stdio: 'inherit',
    });
    await waitUntilReady(child, url);
    return child;
  };
  let child = await start();
  return {
    url,
    leaveCms: () => cms.cut(),
    async restart() {
      await end(child);
      cms.mend();
      child = await start();
    },
    async stop() {
      await end(child);
      await cms.stop();
    },
  };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return;
  }
  throw new Error('The site did not become ready');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function startWire({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (isCut = false),
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
