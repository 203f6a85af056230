import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { loadEnvironment } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureFreePort } from './ports.mjs';
import { command, root, say } from './run.mjs';
import { startCms, startSite } from './services.mjs';
import { describeLogins } from './describe-logins.mjs';
import { onStop } from './stop-signals.mjs';

/** `npm start`: installs, generates secrets, builds, seeds, starts CMS and site; stops both when it is told to end. `-- --empty` seeds nothing. */
await command(async () => {
  const running = [];
  let stopping = false;
  onStop(async () => {
    stopping = true;
    say('\nStopping …');
    for (const service of running.reverse()) await service.stop();
    say('Stopped. Your data is kept.');
    process.exit();
  });

  const start = (service) => {
    running.push(service);
    return service.ready;
  };

  const { env, generated } = loadEnvironment();
  if (process.argv.includes('--empty')) env.SEED_ON_EMPTY = 'false';
  await ensureFreePort('CMS_PORT', env.CMS_HOST, env.CMS_PORT);
  await ensureFreePort('SITE_PORT', env.SITE_HOST, env.SITE_PORT);
  await ensureInstalled();
  await ensureBuilt();

  try {
    say('Starting the CMS (the first start fills the database) …');
    await start(startCms(env, print));
    if (stopping) return;
    say('Starting the site …');
    await start(startSite(env, print));
  } catch (error) {
    if (stopping) return;
    for (const service of running) await service.stop();
    throw error;
  }
  if (!stopping) announce(env, generated);
});

function print(line) {
  if (line.trim()) say(line);
}

function announce(env, generated) {
  const outbox = `${env.CMS_URL}/admin/content-manager/collection-types/api::outbox-mail.outbox-mail`;
  const sending = env.SMTP_URL ? 'sent over SMTP_URL, and listed at' : 'kept, to be read at';
  say(`
  Site          ${env.SITE_URL}/
  Owners        ${env.SITE_URL}/nl/login/
  Admin         ${env.CMS_URL}/admin
  Mails         ${sending} ${outbox}

${describeLogins(env, generated, join(root, '.env'))}

  Ctrl-C stops both.
`);
}
