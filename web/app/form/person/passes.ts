import type { Challenge } from 'altcha-lib';

/** What one rendering of a form is sent with: its ticket, and the work done for it. */
export type Pass = { ticket: string; proof: string | null };

/** `until` is null for a ticket whose end only the site knows. */
type KeptPass = Pass & { until: number | null };

/** A ticket as the site gives it out. */
export type GivenTicket = { ticket: string; challenge: Challenge; expiresAt: number };

/** A pass is renewed so long before it ends, for a form takes a while to fill in and send. */
const spareMs = 60_000;
const longestWaitMs = 30_000;

/**
 * FORM-5: the pass of a form in this tab. It stays with the tab's session, so that coming back,
 * loading anew and a copy of the tab send the same one, and a second sending counts once.
 */
export class Passes {
  #making: Promise<Pass | null> | null = null;

  constructor(
    private readonly action: string,
    private readonly ticketHref: string | null,
  ) {}

  /** Begins to get a pass, when the form is first touched. */
  prepare(): void {
    void this.get();
  }

  /** The pass to send with; null when there is none, then the site asks its question instead. */
  get(): Promise<Pass | null> {
    const kept = this.#read();
    if (kept) return Promise.resolve(kept);
    this.#making ??= withinTime(this.#make().catch(() => null)).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  /** The site gave out another ticket: what is sent next goes with it. */
  take(ticket: string): void {
    if (this.#read()?.ticket !== ticket) this.#keep({ ticket, proof: null, until: null });
  }

  /** The pass is used up or too old. */
  drop(): void {
    withStorage((storage) => storage.removeItem(this.#key));
  }

  get #key(): string {
    return `form-ticket ${this.action}`;
  }

  async #make(): Promise<Pass | null> {
    if (this.ticketHref === null) return null;
    const response = await fetch(this.ticketHref, { headers: { Accept: 'application/json' } });
    if (!response.ok) return null;
    const { ticket, challenge, expiresAt } = (await response.json()) as GivenTicket;
    const { prove } = await import('./prove');
    // Without it (an old browser, plain http) the ticket alone goes along, and the question is asked.
    const proof = await prove(challenge).catch(() => null);
    return this.#keep({ ticket, proof, until: expiresAt });
  }

  #read(): Pass | null {
    const kept = withStorage((storage) => storage.getItem(this.#key));
    if (!kept) return null;
    try {
      const { ticket, proof, until } = JSON.parse(kept) as KeptPass;
      const isFresh = until === null || until - spareMs > Date.now();
      return isFresh && typeof ticket === 'string' ? { ticket, proof } : null;
    } catch {
      return null;
    }
  }

  #keep(pass: KeptPass): Pass {
    withStorage((storage) => storage.setItem(this.#key, JSON.stringify(pass)));
    return pass;
  }
}

/** Storage may be switched off; then a form has a pass for each sending. */
function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

function withinTime(making: Promise<Pass | null>): Promise<Pass | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs));
  return Promise.race([making, late]);
}
