/** Values of LOG_LEVEL: the log levels of site and CMS, and `silent`. */
export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;
