import type { Challenge } from 'altcha-lib';

/** What one rendering of a form is sent with: its form token, and the work done for it. */
export type FormCredentials = { formToken: string; proof: string | null };

/** `until` is null for a form token whose end only the site knows. */
type StoredCredentials = FormCredentials & { until: number | null };

/** A form token as the site gives it out. */
export type IssuedFormToken = { formToken: string; challenge: Challenge; expiresAt: number };

/** Credentials are renewed so long before it ends, for a form takes a while to fill in and send. */
const spareMs = 60_000;
const longestWaitMs = 30_000;

/**
 * FORM-5: the credentials of a form in this tab. They stay with the tab's session, so that coming back,
 * loading anew and a copy of the tab send the same one, and a second sending counts once.
 */
export class FormTokenStore {
  #making: Promise<FormCredentials | null> | null = null;

  constructor(
    private readonly action: string,
    private readonly formTokenHref: string | null,
  ) {}

  /** Begins to get credentials, when the form is first touched. */
  prepare(): void {
    void this.get();
  }

  /** The credentials to send with; null when there is none, then the site asks its question instead. */
  get(): Promise<FormCredentials | null> {
    const kept = this.#read();
    if (kept) return Promise.resolve(kept);
    this.#making ??= withinTime(this.#make().catch(() => null)).finally(() => {
      this.#making = null;
    });
    return this.#making;
  }

  /** The site gave out another form token: what is sent next goes with it. */
  take(formToken: string): void {
    if (this.#read()?.formToken !== formToken) this.#keep({ formToken, proof: null, until: null });
  }

  /** The credentials are used up or too old. */
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
    // Without it (an old browser, plain http) the form token alone goes along, and the question is asked.
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

/** Storage may be switched off; then a form has new credentials for each sending. */
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
