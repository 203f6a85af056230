import { ensureInstalled } from './install.mjs';
import { command, say } from './run.mjs';
import { runVerifySteps } from './verify-steps.mjs';

/** `npm run verify`: what CI runs first; needs neither browser nor database server. */
await command(async () => {
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  try {
    await runVerifySteps(total);
  } finally {
    say(`\n${total.passed} passed, ${total.failed} failed`);
  }
});
