import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTestEnvironment } from '../.scripts/env-file.mjs';
import { ensureFreePort } from '../.scripts/ports.mjs';
import { command, root, say } from '../.scripts/run.mjs';
import { startCms, startSite } from '../.scripts/services.mjs';
import { startMailServer } from './mail-server.mjs';

const serviceIds = {
  tagManagerId: 'GTM-TEST',
  analyticsId: 'G-TEST',
  adsId: 'AW-42',
  socialPixelId: '42',
};

/** The environment of another CMS process; it contains the secrets of this run. */
const environmentFile = join(root, 'test-results/cms-environment.json');

/** Starts the built CMS and site on a throw-away data folder until a signal. */
await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-e2e-'));
  const mails = await startMailServer(join(root, 'test-results/mails'));
  const env = loadTestEnvironment({
    SMTP_URL: mails.url,
    DATA_DIR: folder,
    SEED_DIR: writeSeed(join(folder, 'seed')),
    SITE_PORT: process.env.E2E_SITE_PORT,
    CMS_PORT: process.env.E2E_CMS_PORT,
    // Systems that tests start.
    FEED_PRIVATE_HOSTS: '127.0.0.1',
  });
  await ensureFreePort('E2E_CMS_PORT', env.CMS_HOST, env.CMS_PORT);
  const services = [];
  const start = (service) => {
    services.push(service);
    return service.ready;
  };
  const stop = async () => {
    for (const service of services.reverse()) await service.stop();
    await mails.stop();
    rmSync(environmentFile, { force: true });
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  await start(startCms(env, say));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(environmentFile, JSON.stringify(env), { mode: 0o600 });
  writeFileSync(join(root, 'test-results/cms.pid'), String(services[0].pid));
  writeFileSync(join(root, 'test-results/admin.json'), JSON.stringify(describeAdmin(env)));
  await start(startSite(env, say));
});

/** The admin's address and the logins of admin and portal; valid for this run only. */
function describeAdmin(env) {
  return {
    url: env.CMS_URL,
    editor: { email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD },
    administrator: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    owner: { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD },
  };
}

/**
 * The seed, with an id for each service that waits for consent: so no test may see anything leave
 * for another host unless the visitor agreed to it (CONSENT-4).
 */
function writeSeed(target) {
  const seed = join(root, 'seed');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(seed).filter((name) => name !== 'content')) {
    symlinkSync(join(seed, name), join(target, name));
  }
  cpSync(join(seed, 'content'), join(target, 'content'), { recursive: true });
  for (const language of readdirSync(join(target, 'content'))) {
    const file = join(target, 'content', language, 'site.json');
    const site = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...site, analytics: serviceIds }));
  }
  return target;
}
