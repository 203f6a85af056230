import type { DatabaseState } from '../platform/database/connection/connection-failures';
import { sayRefusal } from '../platform/rules/refusals/say-refusal';
import { findReaderLanguage, type ReaderState } from '../platform/validation/reader-language';

interface RequestContext {
  status: number;
  body: unknown;
  state: DatabaseState & ReaderState;
  set(name: string, value: string): void;
}

const message = sayRefusal('database.away');

/**
 * Responds with 503 and `Retry-After` if a request failed because the database was unavailable,
 * regardless of Strapi's response.
 */
export default function databaseUnavailable(_config: unknown, { strapi }: { strapi: Log }) {
  return async (ctx: RequestContext, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!ctx.state.isDatabaseUnavailable) throw error;
      ctx.status = 503;
    }
    if (!ctx.state.isDatabaseUnavailable || ctx.status < 400) return;
    strapi.log.warn('Responded with 503: the database is unavailable.');
    ctx.status = 503;
    ctx.set('Retry-After', '5');
    ctx.body = {
      data: null,
      error: {
        status: 503,
        name: 'ServiceUnavailableError',
        message: message[findReaderLanguage(ctx.state)],
        details: {},
      },
    };
  };
}

interface Log {
  log: { warn(text: string): void };
}
