import { loadEnv } from './env-schema';

/**
 * Settings of this process. Importing this module throws EnvError when the environment is invalid.
 */
export const env = loadEnv(process.env);
