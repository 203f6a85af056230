import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { startPostgres } from './postgres-service';
import type { Programs } from './programs';
import { Service } from './service';

/** The services of docker-compose.yml on one machine. */
export interface Cluster {
  folder: string;
  /** Public URL, served by Caddy. */
  url: string;
  adminUrl: string;
  databaseUrl: string;
  /** Settings shared by all processes. */
  env: Record<string, string>;
  mailLog: string;
  /** URL of each site process. */
  siteUrls: readonly string[];
  sites: readonly Service[];
  cms: readonly Service[];
  postgres: Service;
  redis: Service;
  caddy: Service;
  mail: Service;
}

/** Starts all services in a temporary folder, one CMS before the other (docs/operations.md). */
export async function startCluster(
  programs: Programs,
  folder: string,
  seed: string,
): Promise<Cluster> {
  const ports = await listFreePorts(10);
  const [pg, redisPort, mailPort, entry, adminEntry, cmsEntry, ...processes] = ports as number[];
  const [cms1, cms2, site1, site2] = processes as [number, number, number, number];
  const { service: postgres, url: databaseUrl } = await startPostgres(
    programs,
    join(folder, 'postgres'),
    pg as number,
  );
  const mailLog = join(folder, 'mails.jsonl');
  const local = (port: number | undefined) => `127.0.0.1:${port}`;
  const env: Record<string, string> = loadTestEnvironment({
    DATA_DIR: join(folder, 'data'),
    SEED_DIR: seed,
    LOG_LEVEL: 'info',
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://${local(mailPort)}`,
    REDIS_URL: `redis://:drill@${local(redisPort)}`,
    SITE_URL: `http://localhost:${entry}`,
    CMS_URL: `http://localhost:${adminEntry}`,
    FEED_PRIVATE_HOSTS: '127.0.0.1',
    SITE_NOTICE_URLS: [site1, site2].map((port) => `http://${local(port)}`).join(),
    TRUST_PROXY: '1',
  });
  mkdirSync(join(folder, 'data/public/uploads'), { recursive: true });
  const logs = (name: string) => join(folder, `${name}.log`);
  const node = (name: string, settings: Record<string, string>, port: number, file: string) =>
    new Service({
      name,
      command: process.execPath,
      args: [file],
      logFile: logs(name),
      cwd: join(root, file.startsWith(join(root, 'cms')) ? 'cms' : 'web'),
      env: { ...env, ...settings },
      isReady: () => isOk(`http://${local(port)}/readyz`),
    });
  const cmsProgram = join(root, 'cms/dist/src/server.js');
  const siteProgram = join(root, 'web/build/main.js');
  const siteEnv = (port: number) => ({
    SITE_PORT: String(port),
    CMS_PUBLIC_URL: env.CMS_URL as string,
    ASSETS_DIR: join(folder, 'assets'),
    CMS_URL: `http://localhost:${cmsEntry}`,
  });
  const cluster: Cluster = {
    folder,
    databaseUrl,
    env,
    mailLog,
    postgres,
    url: env.SITE_URL as string,
    adminUrl: env.CMS_URL as string,
    siteUrls: [site1, site2].map((port) => `http://${local(port)}`),
    cms: [
      node('cms-1', { CMS_PORT: String(cms1) }, cms1, cmsProgram),
      node('cms-2', { CMS_PORT: String(cms2), SEED_ON_EMPTY: 'false' }, cms2, cmsProgram),
    ],
    sites: [
      node('site-1', siteEnv(site1), site1, siteProgram),
      node('site-2', siteEnv(site2), site2, siteProgram),
    ],
    redis: new Service({
      name: 'Redis',
      command: programs.redis,
      cwd: folder,
      logFile: logs('redis'),
      args: [
        ...['--port', String(redisPort), '--bind', '127.0.0.1'],
        ...['--save', '', '--appendonly', 'no', '--maxmemory', '64mb'],
        ...['--requirepass', 'drill'],
      ],
      isReady: () => listens(redisPort as number),
    }),
    caddy: new Service({
      name: 'Caddy',
      command: programs.caddy,
      cwd: folder,
      logFile: logs('caddy'),
      args: ['run', '--config', join(root, '.config/Caddyfile'), '--adapter', 'caddyfile'],
      env: {
        HOME: folder,
        CADDY_OPTIONS: 'default_bind 127.0.0.1',
        SITE_DOMAIN: env.SITE_URL as string,
        ADMIN_DOMAIN: env.CMS_URL as string,
        CMS_ADDRESS: `http://localhost:${cmsEntry}`,
        SITES: [site1, site2].map(local).join(' '),
        CMS: [cms1, cms2].map(local).join(' '),
      },
      isReady: () => listens(entry as number),
    }),
    mail: new Service({
      name: 'mail server',
      command: process.execPath,
      cwd: folder,
      logFile: logs('mail'),
      args: [join(root, 'bench/faults/mail-server.mjs'), String(mailPort), mailLog],
      isReady: () => listens(mailPort as number),
    }),
  };
  await startInOrder(cluster);
  return cluster;
}

export function listServices({ postgres, redis, mail, caddy, cms, sites }: Cluster): Service[] {
  return [postgres, redis, mail, caddy, ...cms, ...sites];
}

async function startInOrder(cluster: Cluster): Promise<void> {
  try {
    for (const service of listServices(cluster).slice(1)) {
      console.log(`Starting ${service.name} …`);
      await service.start();
    }
    // Waits for the work of a first start, and for Caddy's health checks.
    for (let seen = 0; seen < 5; await wait(1000)) {
      const ready = await Promise.all(
        [cluster.url, cluster.adminUrl].map((url) => isOk(`${url}/readyz`).catch(() => false)),
      );
      seen = ready.every(Boolean) ? seen + 1 : 0;
    }
  } catch (error) {
    await stopCluster(cluster);
    throw error;
  }
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  for (const service of listServices(cluster).reverse()) {
    service.thaw();
    await service.stop();
  }
}

export async function isOk(address: string): Promise<boolean> {
  return (await fetch(address, { signal: AbortSignal.timeout(4000) })).ok;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      resolve(true);
      socket.end();
    });
  });
}

/** Returns distinct ports: two separate requests may return the same one. */
export async function listFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add((await findFreePort()) as number);
  return [...ports];
}
