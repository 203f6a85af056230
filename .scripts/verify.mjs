import { ensureInstalled } from './install.mjs';
import { command, say } from './run.mjs';
import { runVerifySteps } from './verify-steps.mjs';

/** `npm run verify`: what CI runs first; needs neither browser nor database server. */
await command(async () => {
  await ensureInstalled();
  const { passed, failed, failure } = await runVerifySteps();
  say(`\n${passed} passed, ${failed} failed`);
  if (failure) throw failure;
});
