/** Seeded random numbers (mulberry32 over an FNV-1a hash): the same seed text always gives the same picture. */
export class Rng {
  private state: number;

  constructor(readonly seed: string) {
    let hash = 0x811c9dc5;
    for (const character of seed) {
      hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
    }
    this.state = hash >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)]!;
  }

  /** Roughly normal, mean 0, most values within ±1. */
  spread(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1));
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  }

  /** An independent generator, so that one more draw in a part leaves the other parts as they were. */
  fork(name: string): Rng {
    return new Rng(`${this.seed}/${name}`);
  }
}
