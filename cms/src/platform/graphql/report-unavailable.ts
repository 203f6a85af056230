import type { DatabaseState } from '../database/connection/connection-failures';

interface AnsweredContext {
  contextValue: { state?: DatabaseState };
  response: {
    http: { status?: number };
    body: { kind: string; singleResult?: { errors?: readonly unknown[] } };
  };
}

/**
 * Apollo plugin that responds with 503 instead of 200 when a field failed because the database
 * was unavailable.
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
