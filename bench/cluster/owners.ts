import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser, type Browser } from '../../web/server/testing/open-browser';
import type { Tally } from './tally';

export const portal = '/nl/eigenaar/';
const login = '/nl/login/';
const restMs = 2000;

export interface Owners {
  browsers: readonly Browser[];
  /** Pages that asked for a login again. */
  lost: string[];
  stop(): Promise<void>;
}

export async function startOwners(
  url: string,
  { email, password }: { email: string; password: string },
  tally: Tally,
): Promise<Owners> {
  const browsers = [openBrowser(url), openBrowser(url)];
  const lost: string[] = [];
  let isOver = false;
  for (const browser of browsers) {
    const { status, location } = await browser.post(login, { identifier: email, password });
    if (location !== portal) throw new Error(`The owner could not log in: ${status}`);
  }
  const look = async (browser: Browser) => {
    while (!isOver) {
      const at = Date.now();
      const answer = await browser.get(portal).catch(() => null);
      tally.record('owner', at, portal, answer);
      if (answer?.location) lost.push(`${new Date(at).toISOString()}: to ${answer.location}`);
      await wait(restMs);
    }
  };
  const work = Promise.all(browsers.map(look));
  return {
    browsers,
    lost,
    async stop() {
      isOver = true;
      await work;
    },
  };
}
