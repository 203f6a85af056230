import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { run, Stop } from '../../.scripts/run.mjs';

const name = 'agency-visitors';
const hosts = `/etc/netns/${name}`;
/** Reserved addresses: for documentation (RFC 5737) and benchmarks (RFC 2544). */
export const engineAddress = '198.51.100.1';
const insideAddress = '198.51.100.2';
export const engineAddress6 = 'fd6f:1a3c:8e52:f::1';
const insideAddress6 = 'fd6f:1a3c:8e52:f::2';
export const networks = { visitors: '198.18', senders: '198.19' };
/** Two IPv6 networks, like those of two households. */
export const households6 = ['fd6f:1a3c:8e52:f100::7', 'fd6f:1a3c:8e52:f200::7'] as const;

export const siteDomain = 'site.localhost';
export const adminDomain = 'admin.localhost';

/**
 * Creates the visitors' network, from which published ports are reached with distinct addresses;
 * the site's host names resolve to the engine.
 */
export async function openVisitorsNetwork(): Promise<void> {
  await closeVisitorsNetwork();
  await refuseTakenAddresses();
  const inside = (...args: string[]) => ip('-n', name, ...args);
  await ip('netns', 'add', name);
  await ip('link', 'add', 'agency-out', 'type', 'veth', 'peer', 'name', 'agency-in', 'netns', name);
  for (const address of [`${engineAddress}/30`, `${engineAddress6}/64`]) {
    await ip(
      'address',
      'add',
      address,
      'dev',
      'agency-out',
      ...(address.includes(':') ? ['nodad'] : []),
    );
  }
  await ip('link', 'set', 'agency-out', 'up');
  await inside('address', 'add', `${insideAddress}/30`, 'dev', 'agency-in');
  await inside('address', 'add', `${insideAddress6}/64`, 'dev', 'agency-in', 'nodad');
  await inside('link', 'set', 'agency-in', 'up');
  await inside('link', 'set', 'lo', 'up');
  await inside('route', 'add', 'default', 'via', engineAddress);
  await inside('-6', 'route', 'add', 'default', 'via', engineAddress6);
  // Makes every address of these networks local there.
  await inside('route', 'add', 'local', '198.18.0.0/15', 'dev', 'lo');
  await ip('route', 'add', '198.18.0.0/15', 'via', insideAddress, 'dev', 'agency-out');
  for (const address of households6) {
    await inside('address', 'add', `${address}/128`, 'dev', 'lo', 'nodad');
    await ip('-6', 'route', 'add', `${address}/128`, 'via', insideAddress6, 'dev', 'agency-out');
  }
  mkdirSync(hosts, { recursive: true });
  const names = `localhost ${siteDomain} ${adminDomain}`;
  writeFileSync(`${hosts}/hosts`, `${engineAddress} ${names}\n${engineAddress6} ${names}\n`);
}

/** Refuses addresses that the machine itself uses or routes, which would be lost. */
async function refuseTakenAddresses(): Promise<void> {
  const taken = `${await ip('address')}${await ip('route')}`;
  if (/\b198\.(51\.100|18|19)\./.test(taken)) {
    throw new Stop('This machine uses 198.51.100.0/24 or 198.18.0.0/15, which the proof needs.');
  }
}

export async function closeVisitorsNetwork(): Promise<void> {
  await ip('netns', 'delete', name).catch(() => undefined);
  await ip('link', 'delete', 'agency-out').catch(() => undefined);
  rmSync(hosts, { recursive: true, force: true });
}

export function runAsVisitors(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<unknown> {
  const node = [process.execPath, '--import', 'tsx', script];
  return run('ip', ['netns', 'exec', name, ...node], { env, label: 'the proof' });
}

function ip(...args: string[]): Promise<unknown> {
  return run('ip', args, { quiet: true });
}
