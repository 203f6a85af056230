import type { Challenge } from 'altcha-lib';

export type FormCredentials = { formToken: string; proof: string | null };

/** `until` is null if only the server knows when the token expires. */
type StoredCredentials = FormCredentials & { until: number | null };

export type IssuedFormToken = { formToken: string; challenge: Challenge; expiresAt: number };

/** Renews credentials this long before expiry, to leave time for filling in the form. */
const spareMs = 60_000;
const longestWaitMs = 30_000;

/**
 * Stores a form's credentials in the tab's session, so that going back, reloading and duplicating
 * the tab send the same token and a repeated submission counts once.
 */
export class FormTokenStore {
  #making: Promise<FormCredentials | null> | null = null;

  constructor(
    private readonly action: string,
    private readonly formTokenHref: string | null,
  ) {}

  /** Starts fetching credentials when the form is first touched. */
  prepare(): void {
    void this.get();
  }

  /** Returns the credentials; null if unavailable, in which case the server asks a question. */
  get(): Promise<FormCredentials | null> {
    const kept = this.#read();
    if (kept) return Promise.resolve(kept);
    this.#making ??= withinTime(this.#make().catch(() => null)).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  /** Uses a new form token from the server for the next submission. */
  take(formToken: string): void {
    if (this.#read()?.formToken !== formToken) this.#keep({ formToken, proof: null, until: null });
  }

  /** Deletes used or expired credentials. */
  drop(): void {
    withStorage((storage) => storage.removeItem(this.#key));
  }

  get #key(): string {
    return `form-token ${this.action}`;
  }

  async #make(): Promise<FormCredentials | null> {
    if (this.formTokenHref === null) return null;
    const response = await fetch(this.formTokenHref, { headers: { Accept: 'application/json' } });
    if (!response.ok) return null;
    const { formToken, challenge, expiresAt } = (await response.json()) as IssuedFormToken;
    const { solveProofOfWork } = await import('./solve-proof-of-work');
    // Without it (old browser, plain http) only the form token is sent, and the question appears.
    const proof = await solveProofOfWork(challenge).catch(() => null);
    return this.#keep({ formToken, proof, until: expiresAt });
  }

  #read(): FormCredentials | null {
    const kept = withStorage((storage) => storage.getItem(this.#key));
    if (!kept) return null;
    try {
      const { formToken, proof, until } = JSON.parse(kept) as StoredCredentials;
      const isFresh = until === null || until - spareMs > Date.now();
      return isFresh && typeof formToken === 'string' ? { formToken, proof } : null;
    } catch {
      return null;
    }
  }

  #keep(credentials: StoredCredentials): FormCredentials {
    withStorage((storage) => storage.setItem(this.#key, JSON.stringify(credentials)));
    return credentials;
  }
}

/** With storage disabled, each submission gets new credentials. */
function withStorage<Value>(access: (storage: Storage) => Value): Value | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}

function withinTime(making: Promise<FormCredentials | null>): Promise<FormCredentials | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs));
  return Promise.race([making, late]);
}
