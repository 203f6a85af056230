import { loadEnv } from './env-schema';

/** The settings of this process; importing it throws EnvError when the environment is not right. */
export const env = loadEnv(process.env);
