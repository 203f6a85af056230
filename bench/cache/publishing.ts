import { logIn } from '../../web/server/testing/admin-client';
import type { Installation } from '../pages/installation';
import type { Row } from '../table';

const path = '/nl/contact/';

/** Returns the milliseconds from publishing in the admin to the new title on the cached page. */
export async function measurePublishing(
  { url, cmsUrl, editor }: Installation,
  rounds: number,
): Promise<Row> {
  const admin = await logIn(cmsUrl, editor);
  const click: number[] = [];
  const shown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const title = `Contact ${round} ${Date.now()}`;
    await fetch(url + path);
    const started = performance.now();
    const publishing = admin.publish('page', 'contact', 'nl', { title }).then(() => {
      click.push(performance.now() - started);
    });
    while (!(await readPage(url)).includes(title)) await pause(10);
    shown.push(performance.now() - started);
    await publishing;
  }
  return {
    case: 'publish to page',
    'admin ms': middle(click),
    'visible ms': middle(shown),
    'longest ms': Math.round(Math.max(...shown)),
  };
}

async function readPage(url: string): Promise<string> {
  return (await fetch(url + path)).text();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function middle(values: readonly number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
