import { ensureInstalled } from './install.mjs';
import { command } from './run.mjs';
import { runSteps } from './steps.mjs';
import { verifySteps } from './verify-steps.mjs';

/** `npm run verify`: what CI runs first; needs neither browser nor database server. */
await command(async () => {
  await ensureInstalled({ tools: true });
  await runSteps(verifySteps);
});
