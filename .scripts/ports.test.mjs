import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ensureFreePort, findFreePort } from './ports.mjs';

test('a taken port is named with the setting to change', async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  await expect(ensureFreePort('SITE_PORT', '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or choose another: SITE_PORT=${port + 1} npm start`,
  );
  other.close();
});

test('a free port passes and is free again afterwards', async () => {
  const port = await findFreePort();
  await ensureFreePort('SITE_PORT', '127.0.0.1', port);
  await ensureFreePort('SITE_PORT', '127.0.0.1', port);
});

test('an address that is not this machine’s is named by its setting', async () => {
  await expect(ensureFreePort('CMS_PORT', '192.0.2.1', 1337)).rejects.toThrow('CMS_HOST=192.0.2.1');
});
