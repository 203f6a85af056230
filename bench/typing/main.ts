import { chromium, type Frame, type Page } from '@playwright/test';
import { ensureBrowser } from '../../.scripts/browser.mjs';
import { startInstallation } from '../pages/installation';
import { report, type Row } from '../table';

/** Letters per field. */
const LETTERS = Number(process.env.BENCH_LETTERS ?? 60);
/** Pause after a letter, as at 60 words a minute. */
const PAUSE_MS = 200;

const pageKey = 'contact-demand';
const block = 'valuation-steps';

const installation = await startInstallation(100);
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
try {
  const page = await openEditor();
  const rows: Row[] = [];
  rows.push(await measure(page, 'title of the banner', `page/${pageKey}/banner.title`));
  rows.push(await measure(page, 'title of a block', `module/${block}/title`));
  rows.push(await measure(page, 'text of a block', `module/${block}/blocks.0.body`));
  report('typing', rows, { letters: LETTERS });
} finally {
  await browser.close();
  await installation.stop();
}

async function openEditor(): Promise<Page> {
  const { email, password } = installation.editor;
  // The cookie of previews belongs to the name that the CMS links to.
  const admin = `${installation.cmsUrl.replace('127.0.0.1', 'localhost')}/admin`;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(admin);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /login/i }).click();
  await page
    .getByRole('link', { name: /^content/i })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  const list = '/content-manager/collection-types/api::page.page';
  const query = `filters[$and][0][key][$eq]=${pageKey}&plugins[i18n][locale]=nl`;
  await page.goto(`${admin}${list}?${query}`);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.locator('[data-preview-state="drawn"]').waitFor({ state: 'attached' });
  return page;
}

/** Returns the time from a key to its letter in the preview. */
async function measure(page: Page, field: string, mark: string): Promise<Row> {
  const preview = await findPreview(page);
  await preview.locator(`[data-edit="${mark}"]`).first().click();
  await page.waitForTimeout(4000);
  await Promise.all(page.frames().map((frame) => frame.evaluate(noteKeys)));
  await page.keyboard.press('Control+Home');
  const delays: number[] = [];
  let typed = '';
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const key = 'abcdefghijklmnopqrstuvwxyz'.charAt(letter % 26);
    typed += key;
    const seen = preview.evaluate(waitForText, { mark, text: typed });
    await page.keyboard.press(key);
    const shownAt = await seen;
    const pressed = await Promise.all(page.frames().map((frame) => frame.evaluate(readKey)));
    delays.push(shownAt - Math.max(...pressed));
    await page.waitForTimeout(PAUSE_MS);
  }
  const sorted = delays.sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { field, 'median ms': at(0.5), '95th percentile ms': at(0.95), 'most ms': at(1) };
}

async function findPreview(page: Page): Promise<Frame> {
  const element = await page.locator('[data-page-preview]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no preview.');
  return frame;
}

declare global {
  interface Window {
    pressedAt?: number;
  }
}

/** Notes the time of each key, in milliseconds that all frames share. */
function noteKeys(): void {
  if (window.pressedAt !== undefined) return;
  window.pressedAt = 0;
  const note = (event: KeyboardEvent): void => {
    window.pressedAt = performance.timeOrigin + event.timeStamp;
  };
  window.addEventListener('keydown', note, { capture: true });
}

function readKey(): number {
  return window.pressedAt ?? 0;
}

/** Resolves with the time at which a field of the preview shows a text. */
function waitForText({ mark, text }: { mark: string; text: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const shown = document.querySelector(`[data-edit="${mark}"]`)?.textContent ?? '';
      if (!shown.includes(text)) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    setTimeout(() => reject(new Error(`${text} was not shown`)), 20_000);
    look();
  });
}
