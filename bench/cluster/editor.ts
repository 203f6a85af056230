import { setTimeout as wait } from 'node:timers/promises';
import { logIn, type AdminClient } from '../../web/server/testing/admin-client';

const path = '/nl/contact/';
const restMs = 1500;
const patienceMs = 20_000;

export interface Editor {
  readonly published: number;
  /** Incorrect responses of the admin. */
  readonly complaints: string[];
  stop(): Promise<void>;
}

export function startEditor(adminUrl: string, login: { email: string; password: string }): Editor {
  const state = { published: 0, complaints: [] as string[], isOver: false };
  const work = edit();
  return {
    get published() {
      return state.published;
    },
    complaints: state.complaints,
    async stop() {
      state.isOver = true;
      await work;
    },
  };

  async function edit(): Promise<void> {
    let admin: AdminClient | null = null;
    for (let number = 1; !state.isOver; number += 1) {
      try {
        admin ??= await within(logIn(adminUrl, login));
        await within(publishNumber(admin, number));
        state.published = number;
      } catch (error) {
        const message = (error as Error).message;
        // Refused or unanswered requests are repeated, as a person would. Being logged out is an
        // error.
        if (/: (?!503|429)\d{3} /.test(message)) state.complaints.push(message.slice(0, 200));
      }
      await wait(restMs);
    }
  }
}

/** Changes the text of a page: a title in the menu would change every page of its language. */
export function publishNumber(admin: AdminClient, number: number): Promise<void> {
  const children = [{ type: 'text', text: `Text ${number}` }];
  return admin.publish('page', 'contact', 'nl', { content: [{ type: 'paragraph', children }] });
}

export type ReadPage = (path: string) => Promise<string>;

/** Returns the milliseconds until every site shows the latest publication; at most `withinMs`. */
export async function measureBehind(
  sites: readonly ReadPage[],
  number: number,
  withinMs: number,
): Promise<number> {
  const started = Date.now();
  const shows = async (read: ReadPage) => {
    while (Date.now() - started < withinMs) {
      const text = await read(path).catch(() => '');
      if (Number(/Text (\d+)/.exec(text)?.[1] ?? -1) >= number) return Date.now() - started;
      await wait(100);
    }
    return withinMs;
  };
  return Math.max(...(await Promise.all(sites.map(shows))));
}

function within<Value>(work: Promise<Value>): Promise<Value> {
  const late = wait(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error('no answer');
  });
  return Promise.race([work, late]);
}
