import { writeSecrets } from './env-file.mjs';
import { command, say } from './run.mjs';

/** `npm run secrets`: writes the secrets and first logins that `.env` lacks, and does nothing else. */
await command(() => {
  if (writeSecrets().length === 0) say('Every secret is in .env already: nothing is changed.');
});
