import type { Rng } from '../../draw/prng';
import type { Dormer, Roof } from '../facade';
import { SLATES, TILES } from './start';

/** Dormers of one kind over some of the bays. */
export function dormersOver(us: readonly number[], rng: Rng, colour: string): Dormer[] {
  const head = rng.pick(['triangle', 'bow', 'flat', 'arched'] as const);
  const chosen =
    us.length > 2 && rng.chance(0.5)
      ? [us[0]!, us.at(-1)!]
      : us.length > 1 && rng.chance(0.25)
        ? [us[Math.floor(us.length / 2)]!]
        : us;
  return chosen.map((u) => ({
    u,
    width: rng.chance(0.5) ? 1.3 : 1.5,
    height: 1.55,
    head,
    colour,
    frame: '#f3efe6',
  }));
}

export function townRoof(us: readonly number[], rng: Rng): Roof {
  const colour = rng.chance(0.7) ? rng.pick(SLATES) : rng.pick(TILES);
  const dormers = dormersOver(us, rng, rng.pick(['#ece5d6', '#dcd5c6', '#7d8587']));
  return rng.chance(0.5)
    ? { kind: 'mansard', rise: 2.5, colour, dormers }
    : { kind: 'pitched', rise: 2.6, colour, dormers };
}
