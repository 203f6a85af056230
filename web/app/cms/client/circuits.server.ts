import { Circuit, type CircuitSettings } from './circuit.server';

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
