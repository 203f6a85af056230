/** What LOG_LEVEL may be: the levels that the logs of both halves know, and none at all. */
export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;
