import type { Server } from 'node:http';

/** Most time for the requests under way when the CMS stops, in milliseconds. */
const patienceMs = 5_000;

interface Stoppable {
  server: { httpServer: Server };
  destroy(): Promise<void>;
}

/**
 * Closes the port and answers the requests under way before Strapi stops. Strapi empties its
 * permissions while it still listens, so that requests are answered 403 until it has stopped; a
 * closed port makes a proxy ask another process.
 */
export function drainBeforeStop(strapi: Stoppable, mostMs = patienceMs): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await drain(strapi.server.httpServer, mostMs);
    await destroy();
  };
}

async function drain(server: Server, mostMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive is idle once its request is answered.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const timer = setTimeout(() => server.closeAllConnections(), mostMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
