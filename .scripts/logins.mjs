import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describePasswords } from './describe-logins.mjs';
import { loadEnvironment } from './env-file.mjs';
import { command, root, say, Stop } from './run.mjs';

/** `npm run logins`: prints the first logins with passwords. */
await command(async () => {
  if (!existsSync(join(root, '.env')) && !process.env.ADMIN_PASSWORD) {
    throw new Stop('There are no logins yet: the first `npm start` generates them into .env.');
  }
  say(describePasswords(loadEnvironment().env));
});
