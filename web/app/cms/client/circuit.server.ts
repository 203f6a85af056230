import { circuitChanges } from './cms-calls.server';

type Clock = () => number;

export type CircuitSettings = {
  failures: number;
  /** Time without queries; afterwards one is sent as a probe. */
  restMs: number;
};

export const cmsCircuit: CircuitSettings = { failures: 3, restMs: 2000 };

/**
 * Circuit breaker: after some consecutive failures {@link mayTry} returns false immediately, except
 * for one probe per rest period; a success closes it.
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
    // This caller is the probe; others are refused until its result is known.
    this.#restUntil = this.now() + this.settings.restMs;
    return true;
  }

  succeeded(): boolean {
    const wasOpen = this.#failures >= this.settings.failures;
    this.#failures = 0;
    if (wasOpen) circuitChanges.publish(-1);
    return wasOpen;
  }

  failed(): boolean {
    this.#failures += 1;
    if (this.#failures < this.settings.failures) return false;
    this.#restUntil = this.now() + this.settings.restMs;
    const isOpening = this.#failures === this.settings.failures;
    if (isOpening) circuitChanges.publish(1);
    return isOpening;
  }
}

/** One circuit breaker per operation: a query that fails does not block others. */
export class Circuits {
  readonly #circuits = new Map<string, Circuit>();

  constructor(private readonly settings: CircuitSettings) {}

  /** Returns the circuit of an operation. Their number is limited by the site's documents. */
  of(operation: string): Circuit {
    const known = this.#circuits.get(operation) ?? new Circuit(this.settings);
    this.#circuits.set(operation, known);
    return known;
  }

  /** Closes all circuits after a successful write, which shows that the CMS is available. */
  closeAll(): void {
    for (const circuit of this.#circuits.values()) circuit.succeeded();
  }
}
