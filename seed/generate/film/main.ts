import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { streets } from './film';
import { recordFilm } from './record';
import { writeMp4 } from './write-mp4';

/** Films seed/media. CHROMIUM_PATH names a browser where Playwright has none of its own. */
async function main(): Promise<void> {
  const seed = path.resolve(import.meta.dirname, '../..');
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage();
    // tsx wraps named functions in a call that the browser does not know.
    await page.addInitScript('globalThis.__name = (named) => named');
    // Encoders are for secure places only; nothing is asked for there.
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html' }));
    await page.goto('http://localhost/');
    const recording = await recordFilm(page, streets, path.join(seed, 'pictures'));
    const film = writeMp4(recording, streets);
    mkdirSync(path.join(seed, 'media'), { recursive: true });
    writeFileSync(path.join(seed, 'media', streets.file), film);
    const seconds = recording.frames.length / streets.framesPerSecond;
    process.stdout.write(`${streets.file}: ${seconds} s, ${(film.length / 1e6).toFixed(2)} MB\n`);
  } finally {
    await browser.close();
  }
}

await main();
