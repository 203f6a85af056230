import { LRUCache } from 'lru-cache';
import { OverloadError } from './overload-error';

export interface RenderLimiterSettings {
  readonly concurrency: number;
  readonly concurrencyPerClient: number;
  readonly queue: number;
  readonly queuePerClient: number;
  /** Maximum waiting time; a task that would exceed it is refused immediately. */
  readonly longestWaitMs: number;
  /** Recent usage up to which a client is an ordinary visitor, served in order of arrival. */
  readonly ordinary: number;
  readonly now?: () => number;
}

interface Usage {
  readonly asked: number;
  readonly begun: number;
  readonly at: number;
}

interface Task {
  readonly client: string;
  readonly start: () => void;
  readonly refuse: (reason: Error) => void;
}

const halfLifeMs = 10_000;
const mostClients = 10_000;

const newestShare = 0.1;

/**
 * Limits how many tasks run at a time. Ordinary visitors are served in order of arrival; clients
 * that ask for more come after them, the heaviest last. When the queue is full, the client with the
 * most tasks loses its newest.
 */
export class RenderLimiter {
  readonly #settings: RenderLimiterSettings;
  readonly #now: () => number;
  readonly #usage = new LRUCache<string, Usage>({ max: mostClients });
  readonly #running = new Map<string, number>();
  readonly #waiting: Task[] = [];
  #averageMs = 0;

  constructor(settings: RenderLimiterSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
  }

  /**
   * Resolves with the result of `work`. Rejects with {@link OverloadError} when it cannot start in
   * time, and with the signal's reason when that is aborted: a waiting task is then never started,
   * a running one still counts as running until it ends.
   */
  run<Value>(client: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const task: Task = {
        client,
        start: () => {
          clearTimeout(timer);
          const begunAt = this.#now();
          work()
            .then(resolve, reject)
            .finally(() => {
              this.#averageMs += newestShare * (this.#now() - begunAt - this.#averageMs);
              signal.removeEventListener('abort', leave);
              this.#end(client);
            });
        },
        refuse: (reason) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          this.#remove(task);
          reject(reason);
        },
      };
      const leave = () => task.refuse(signal.reason as Error);
      const timer = setTimeout(
        () => task.refuse(new OverloadError('no render slot in time')),
        this.#settings.longestWaitMs,
      );
      signal.addEventListener('abort', leave, { once: true });
      this.#admit(task);
    });
  }

  get size(): { running: number; waiting: number } {
    return { running: this.#countRunning(), waiting: this.#waiting.length };
  }

  #admit(task: Task): void {
    const { queuePerClient } = this.#settings;
    this.#record(task.client, { asked: 1, begun: 0 });
    this.#waiting.push(task);
    this.#fill();
    if (!this.#waiting.includes(task)) return;
    const isOverOwn = this.#countWaiting(task.client) > queuePerClient;
    if (!isOverOwn && this.#waiting.length <= this.#mostWaiting()) return;
    (isOverOwn ? task : this.#findLargest()).refuse(new OverloadError('too many are waiting'));
  }

  #fill(): void {
    while (this.#countRunning() < this.#settings.concurrency) {
      const next = this.#findNext();
      if (next === undefined) return;
      this.#remove(next);
      this.#running.set(next.client, (this.#running.get(next.client) ?? 0) + 1);
      this.#record(next.client, { asked: 0, begun: 1 });
      next.start();
    }
  }

  #end(client: string): void {
    const left = (this.#running.get(client) ?? 1) - 1;
    if (left === 0) this.#running.delete(client);
    else this.#running.set(client, left);
    this.#fill();
  }

  #mostWaiting(): number {
    const { queue, concurrency, longestWaitMs } = this.#settings;
    const inTime = Math.floor((longestWaitMs * concurrency) / Math.max(1, this.#averageMs));
    return Math.min(queue, Math.max(concurrency, inTime));
  }

  /** Returns the task of the client with the least usage; among equals, the first to arrive. */
  #findNext(): Task | undefined {
    let next: Task | undefined;
    let least = Infinity;
    for (const task of this.#waiting) {
      const running = this.#running.get(task.client) ?? 0;
      if (running >= this.#settings.concurrencyPerClient) continue;
      const excess = this.#excessOf(task.client);
      if (excess < least) [next, least] = [task, excess];
    }
    return next;
  }

  #findLargest(): Task {
    let largest = this.#waiting[0] as Task;
    let most = -1;
    for (const task of this.#waiting) {
      const share = this.#excessOf(task.client) + this.#countWaiting(task.client);
      if (share >= most) [largest, most] = [task, share];
    }
    return largest;
  }

  #excessOf(client: string): number {
    const { asked, begun } = this.#usageOf(client);
    return asked <= this.#settings.ordinary ? 0 : asked + begun;
  }

  #record(client: string, more: { asked: number; begun: number }): void {
    const { asked, begun } = this.#usageOf(client);
    const usage = { asked: asked + more.asked, begun: begun + more.begun, at: this.#now() };
    this.#usage.set(client, usage);
  }

  #usageOf(client: string): { asked: number; begun: number } {
    const usage = this.#usage.get(client);
    if (usage === undefined) return { asked: 0, begun: 0 };
    const left = 2 ** (-(this.#now() - usage.at) / halfLifeMs);
    return { asked: usage.asked * left, begun: usage.begun * left };
  }

  #countWaiting(client: string): number {
    return this.#waiting.filter((task) => task.client === client).length;
  }

  #countRunning(): number {
    let count = 0;
    for (const running of this.#running.values()) count += running;
    return count;
  }

  #remove(task: Task): void {
    const index = this.#waiting.indexOf(task);
    if (index >= 0) this.#waiting.splice(index, 1);
  }
}
