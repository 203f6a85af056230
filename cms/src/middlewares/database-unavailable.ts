import type { DatabaseState } from '../platform/database/connection-failures';

interface RequestContext {
  status: number;
  body: unknown;
  state: DatabaseState;
  set(name: string, value: string): void;
}

const message = 'The database is unavailable. Try again in a moment.';

/**
 * Answers 503 with `Retry-After` where a request failed because the database is away (OPS-2),
 * whatever Strapi made of it.
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
    strapi.log.warn('A request is answered 503: the database is unavailable.');
    ctx.status = 503;
    ctx.set('Retry-After', '5');
    ctx.body = {
      data: null,
      error: {
        status: 503,
        name: 'ServiceUnavailableError',
        message,
        details: {},
      },
    };
  };
}

interface Log {
  log: { warn(text: string): void };
}
