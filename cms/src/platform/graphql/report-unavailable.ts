import type { DatabaseState } from '../database/connection/connection-failures';

interface AnsweredContext {
  contextValue: { state?: DatabaseState };
  response: {
    http: { status?: number };
    body: { kind: string; singleResult?: { errors?: readonly unknown[] } };
  };
}

/**
 * An Apollo plugin that answers 503 in place of 200 where a field failed because the database is
 * away: the same operation may pass a moment later.
 */
export const reportUnavailable = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ contextValue, response }: AnsweredContext): Promise<void> {
        const isFailed = (response.body.singleResult?.errors ?? []).length > 0;
        if (isFailed && contextValue.state?.isDatabaseUnavailable) response.http.status = 503;
        return Promise.resolve();
      },
    }),
};
