import { circuitChanges } from './cms-calls.server';

type Clock = () => number;

export type CircuitSettings = {
  /** Failures in a row after which questions are no longer tried. */
  failures: number;
  /** How long nothing is tried; then one question goes through as a probe. */
  restMs: number;
};

/** How the site treats a CMS that does not answer. */
export const cmsCircuit: CircuitSettings = { failures: 3, restMs: 2000 };

/**
 * Keeps a dead service from holding up every request: after some failures in a row it answers
 * `false` to {@link mayTry} at once, lets one probe through per rest, and closes on success.
 */
export class Circuit {
  #failures = 0;
  #restUntil = 0;

  constructor(
    private readonly settings: CircuitSettings,
    private readonly now: Clock = Date.now,
  ) {}

  mayTry(): boolean {
    if (this.#failures < this.settings.failures) return true;
    if (this.now() < this.#restUntil) return false;
    // This caller is the probe; the others keep resting until its outcome is known.
    this.#restUntil = this.now() + this.settings.restMs;
    return true;
  }

  /** Returns true when this success ended a rest. */
  succeeded(): boolean {
    const wasOpen = this.#failures >= this.settings.failures;
    this.#failures = 0;
    if (wasOpen) circuitChanges.publish(-1);
    return wasOpen;
  }

  /** Returns true when this failure began a rest. */
  failed(): boolean {
    this.#failures += 1;
    if (this.#failures < this.settings.failures) return false;
    this.#restUntil = this.now() + this.settings.restMs;
    const isOpening = this.#failures === this.settings.failures;
    if (isOpening) circuitChanges.publish(1);
    return isOpening;
  }
}

/**
 * One circuit breaker per operation: a kind of query that the CMS does not answer holds back no other.
 */
export class Circuits {
  readonly #circuits = new Map<string, Circuit>();

  constructor(private readonly settings: CircuitSettings) {}

  /** The circuit of an operation; there are as many as the site has documents. */
  of(operation: string): Circuit {
    const known = this.#circuits.get(operation) ?? new Circuit(this.settings);
    this.#circuits.set(operation, known);
    return known;
  }

  /** The CMS has answered a write: it is there, and everything may be tried again. */
  closeAll(): void {
    for (const circuit of this.#circuits.values()) circuit.succeeded();
  }
}
