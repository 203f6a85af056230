import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { loadEnvironment } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureFreePort } from './ports.mjs';
import { command, root, say } from './run.mjs';
import { startCms, startSite } from './services.mjs';

/** `npm start`: installs, generates secrets, builds, seeds, starts CMS and site; stops both on Ctrl-C. */
await command(async () => {
  const running = [];
  let stopping;
  const stop = () => {
    stopping ??= (async () => {
      say('\nStopping …');
      for (const service of running.reverse()) await service.stop();
      say('Stopped. Your data is kept.');
      process.exit();
    })();
  };

  const start = (service) => {
    running.push(service);
    return service.ready;
  };

  const env = loadEnvironment();
  await ensureFreePort('CMS_PORT', env.CMS_HOST, env.CMS_PORT);
  await ensureFreePort('SITE_PORT', env.SITE_HOST, env.SITE_PORT);
  await ensureInstalled();
  await ensureBuilt();

  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
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
  if (!stopping) announce(env);
});

function print(line) {
  if (line.trim()) say(line);
}

function announce(env) {
  const outbox = `${env.CMS_URL}/admin/content-manager/collection-types/api::outbox-mail.outbox-mail`;
  const sending = env.SMTP_URL ? 'sent over SMTP_URL, and listed at' : 'kept, to be read at';
  say(`
  Site          ${env.SITE_URL}/
  Owners        ${env.SITE_URL}/nl/login/
  Admin         ${env.CMS_URL}/admin
  Mails         ${sending} ${outbox}

  Logins generated for this installation (kept in ${join(root, '.env')}):
    administrator   ${env.ADMIN_EMAIL}   ${env.ADMIN_PASSWORD}
    agency editor   ${env.EDITOR_EMAIL}   ${env.EDITOR_PASSWORD}
    owner           ${env.OWNER_EMAIL}   ${env.OWNER_PASSWORD}

  Ctrl-C stops both.
`);
}
