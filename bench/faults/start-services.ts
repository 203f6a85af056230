import { connect } from 'node:net';
import { join } from 'node:path';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { Killable } from './killable';

export interface Services {
  url: string;
  database: string;
  mailLog: string;
  cms: Killable;
  site: Killable;
  mail: Killable;
}

/** Starts the built CMS and site and a mail server as processes, in a temporary folder. */
export async function startServices(folder: string, seed: string): Promise<Services> {
  const [cmsPort = 0, sitePort = 0, mailPort = 0] = await listFreePorts(3);
  const env: Record<string, string> = loadTestEnvironment({
    DATA_DIR: join(folder, 'data'),
    SEED_DIR: seed,
    DATABASE_CLIENT: 'sqlite',
    LOG_LEVEL: 'error',
    CMS_PORT: String(cmsPort),
    SITE_PORT: String(sitePort),
    // Every visitor has a different address.
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    TRUST_PROXY: '1',
  });
  const mailLog = join(folder, 'mails.jsonl');
  const services: Services = {
    url: `http://localhost:${sitePort}`,
    mailLog,
    database: join(folder, 'data/cms.sqlite'),
    cms: new Killable({
      name: 'The CMS',
      cwd: join(root, 'cms'),
      env,
      args: [join(root, 'cms/dist/src/server.js')],
      isReady: () => isOk(`http://127.0.0.1:${cmsPort}/readyz`),
    }),
    site: new Killable({
      name: 'The site',
      cwd: join(root, 'web'),
      env,
      args: [join(root, 'web/build/main.js')],
      isReady: () => isOk(`http://127.0.0.1:${sitePort}/healthz`),
    }),
    mail: new Killable({
      name: 'The mail server',
      env: {},
      args: [join(root, 'bench/faults/mail-server.mjs'), String(mailPort), mailLog],
      isReady: () => listens(mailPort),
    }),
  };
  await services.mail.start();
  await services.cms.start();
  await services.site.start();
  return services;
}

async function isOk(address: string): Promise<boolean> {
  return (await fetch(address)).ok;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end('QUIT\r\n'));
  });
}

/** Returns distinct ports: two separate requests may return the same one. */
async function listFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}
