import { createServer } from 'node:net';
import { Stop } from './run.mjs';

/** Throws Stop with the setting to change if the port is not available. */
export function ensureFreePort(name, host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Stop(explain(name, host, port, error))));
    probe.listen(Number(port), host, () => probe.close(resolve));
  });
}

export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Returns the host to reach a server listening on `host` from this machine. */
export function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(name, host, port, error) {
  const again = process.env.npm_lifecycle_event === 'dev' ? 'run dev' : 'start';
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop what uses it, or choose another: ${name}=${Number(port) + 1} npm ${again}`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1024 with ${name}.`;
  return `${name.replace('_PORT', '_HOST')}=${host}, ${name}=${port}: cannot listen there (${error.code}).`;
}
