import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from '../../.scripts/copy-checkout.mjs';
import { command, root, run, say } from '../../.scripts/run.mjs';
import { getBaseImages } from './base-images';
import { docker, findEngine } from './engine';
import { changeStyle, setVersion } from './release';
import { project, Stack } from './stack';
import {
  adminDomain,
  closeVisitorsNetwork,
  engineAddress,
  openVisitorsNetwork,
  runAsVisitors,
  siteDomain,
} from './visitors-network';

/** Overrides of docker-compose.yml: persistent mails that can be read from outside. */
const override = `name: ${project}
services:
  mailpit:
    ports: ['${engineAddress}:8025:8025']
    environment: { MP_DATABASE: /data/mails }
    volumes: [mails:/data]
volumes: { mails: }
`;

/** Characters with a meaning in URLs, shells and settings files. */
const password = "'p/a#s:s@1?&\"\\w%41'";

await command(async () => {
  const versions = await findEngine();
  const folder = mkdtempSync(join(tmpdir(), 'agency-containers-'));
  const copy = join(folder, 'agency');
  await copyFiles(copy);
  await run('npm', ['run', '--silent', 'secrets'], { cwd: copy });
  const file = join(copy, '.env');
  const generated = readFileSync(file, 'utf8').replace(/^(POSTGRES|REDIS)_PASSWORD=.*\n/gm, '');
  writeFileSync(file, generated);
  appendFileSync(file, `POSTGRES_PASSWORD=${password}\nREDIS_PASSWORD=${password}\n`);
  appendFileSync(
    file,
    `SITE_DOMAIN=${siteDomain}\nADMIN_DOMAIN=${adminDomain}\nAGENCY_VERSION=1\n`,
  );
  writeFileSync(join(copy, 'docker-compose.override.yml'), override);
  const stack = new Stack(copy);
  try {
    say('Base images …');
    const origins = await getBaseImages(await listBaseImages(stack), folder);
    const built = await build(copy);
    changeStyle(copy);
    setVersion(copy, '2');
    await build(copy);
    setVersion(copy, '1');
    await openVisitorsNetwork();
    const started = Date.now();
    say('Starting …');
    await run('docker', ['compose', 'up', '--detach', '--wait', '--quiet-pull'], {
      cwd: copy,
      quiet: true,
    });
    const startSeconds = Math.round((Date.now() - started) / 1000);
    const certificate = join(folder, 'root.crt');
    await stack.compose('cp', 'caddy:/data/caddy/pki/authorities/local/root.crt', certificate);
    const facts = { ...versions, origins, ...built, startSeconds };
    await runAsVisitors(join(root, 'bench/containers/drill.ts'), {
      PROOF_FOLDER: copy,
      PROOF_FACTS: JSON.stringify(facts),
      NODE_EXTRA_CA_CERTS: certificate,
    });
  } finally {
    if (process.env.CONTAINERS_KEEP) say(`Everything runs on, from ${copy}.`);
    else {
      await stack.compose('down', '--volumes').catch(() => undefined);
      await closeVisitorsNetwork();
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

async function listBaseImages(stack: Stack): Promise<string[]> {
  const started = (await stack.compose('config', '--images')).split('\n').filter(Boolean);
  const files = ['cms/Dockerfile', 'web/Dockerfile'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const begun = files.flatMap((text) =>
    [...text.matchAll(/^(?:FROM |ARG \w+=)(\w[\w./-]*:[\w.-]+)/gm)].map(
      ([, name]) => name as string,
    ),
  );
  const own = /^agency-(cms|site):/;
  return [...new Set([...begun, ...started])].filter((name) => !own.test(name)).sort();
}

async function build(
  copy: string,
): Promise<{ buildSeconds: number; megabytes: Record<string, number> }> {
  const started = Date.now();
  for (const service of ['cms-1', 'site-1']) {
    await run('docker', ['compose', 'build', service], {
      cwd: copy,
      quiet: true,
      label: `building ${service}`,
    });
  }
  const buildSeconds = Math.round((Date.now() - started) / 1000);
  const size = async (name: string) =>
    Math.round(Number(await docker('image', 'inspect', '--format', '{{.Size}}', name)) / 1e6);
  const tag = /^AGENCY_VERSION=(.*)$/m.exec(readFileSync(join(copy, '.env'), 'utf8'))?.[1];
  const megabytes = {
    cms: await size(`agency-cms:${tag}`),
    site: await size(`agency-site:${tag}`),
  };
  return { buildSeconds, megabytes };
}
