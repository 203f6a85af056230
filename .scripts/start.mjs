import { constants } from 'node:os';
import { ensureBuilt, prepareAdmin } from './build.mjs';
import { loadEnvironment } from './env-file.mjs';
import { unpackPackages } from './install.mjs';
import { ensureFreePort } from './ports.mjs';
import { command, say } from './run.mjs';
import { startCms, startSite } from './services.mjs';
import { describeLogins } from './describe-logins.mjs';
import { onStop } from './stop-signals.mjs';

const { PRIORITY_LOW } = constants.priority;

/**
 * `npm start`: installs, generates secrets, builds, seeds, starts CMS and site, then builds the
 * admin if necessary; stops both on a signal to end. `-- --empty` does not seed.
 */
await command(async () => {
  const running = [];
  const stop = new AbortController();
  onStop(async () => {
    stop.abort();
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
  await ensureFreePorts(env);
  const compilePackages = await unpackPackages();

  let isAdminBuilt;
  let admin;
  try {
    isAdminBuilt = prepareAdmin();
    const cmsBuilt = ensureBuilt(['CMS'], stop.signal);
    // Installing and building take minutes, in which another program may have taken a port.
    const isPrepared = Promise.all([compilePackages(stop.signal), cmsBuilt]).then(() =>
      ensureFreePorts(env),
    );
    const openCms = async () => {
      await isPrepared;
      say('Starting the CMS (the first start fills the database) and the site …');
      await start(startCms(env, print));
    };
    const openSite = async (cms) => {
      await cmsBuilt;
      await ensureBuilt(['site'], stop.signal);
      // With the CPU time that CMS and site leave.
      if (!isAdminBuilt) admin = buildAdmin(env, stop.signal);
      await isPrepared;
      await start(startSite(env, print, cms));
    };
    const cms = openCms();
    await Promise.all([cms, openSite(cms)]);
  } catch (error) {
    if (stop.signal.aborted) return;
    stop.abort();
    for (const service of running) await service.stop();
    throw error;
  }
  if (stop.signal.aborted) return;
  announce(env, generated, isAdminBuilt);
  if (admin) say(await admin);
});

async function ensureFreePorts(env) {
  await ensureFreePort('CMS_PORT', env.CMS_HOST, env.CMS_PORT);
  await ensureFreePort('SITE_PORT', env.SITE_HOST, env.SITE_PORT);
}

/** Builds the admin while CMS and site run, and prints the result; they continue if it fails. */
async function buildAdmin(env, signal) {
  try {
    await ensureBuilt(['admin'], signal, PRIORITY_LOW);
    return `The admin is ready: ${env.CMS_URL}/admin`;
  } catch (error) {
    if (signal.aborted) return '';
    return `${error.message}\nCMS and site run on without the admin; the next \`npm start\` builds it.`;
  }
}

function print(line) {
  if (line.trim()) say(line);
}

function announce(env, generated, isAdminBuilt) {
  const outbox = `${env.CMS_URL}/admin/content-manager/collection-types/api::outbox-mail.outbox-mail`;
  const sending = env.SMTP_URL ? 'sent over SMTP_URL, and listed at' : 'kept, to be read at';
  const logins = describeLogins(env, generated, { showPasswords: process.stdout.isTTY === true });
  say(`
  Site          ${env.SITE_URL}/
  Owners        ${env.SITE_URL}/nl/login/
  Admin         ${env.CMS_URL}/admin${isAdminBuilt ? '' : ' (being built: one to two minutes)'}
  Mails         ${sending} ${outbox}

${logins}

  Ctrl-C stops both.
`);
}
