import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A slow phone and network as in Lighthouse: 4 times slower, 1.6 Mbit/s, 150 ms. */
const CPU_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A page on a phone without a cache, with its received data. */
export interface Phone {
  readonly page: Page;
  /** Transferred bytes by resource type, and number of requests. */
  weights(): Weights;
  close(): Promise<void>;
}

export type Weights = Readonly<Record<'requests' | Kind, number>>;
type Kind = 'document' | 'style' | 'script' | 'font' | 'picture' | 'other';

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

/** Opens an empty page with a slow phone's limits. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weights = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  return { page, weights: () => ({ ...weights }), close: () => context.close() };
}

async function countBytes(session: CDPSession): Promise<Record<'requests' | Kind, number>> {
  const weights = { requests: 0, document: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 };
  const kindOf = new Map<string, Kind>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds[type] ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.requests += 1;
    weights[kindOf.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return weights;
}

/** Values of the page's performance observers, in ms; the shift has no unit. */
export interface Seen {
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly longestAct: number;
}

declare global {
  interface Window {
    seen: { -readonly [Name in keyof Seen]: Seen[Name] };
  }
}
