import { writeSecrets } from './env-file.mjs';
import { command, say } from './run.mjs';

/** `npm run secrets`: writes missing secrets and first logins to `.env`. */
await command(() => {
  if (writeSecrets().length === 0) say('Every secret is in .env already: nothing is changed.');
});
