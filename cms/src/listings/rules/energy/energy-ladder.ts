import { z } from 'zod';
import { isDay } from '@agency/domain/day';

const rung = z.object({
  label: z.string().regex(/^[a-g](_plusplus|_plus|_sub)?$/),
  upTo: z.number().finite(),
});

const ladder = z
  .object({
    /** `YYYY-MM-DD`: for certificates from this day; the first ladder of a region has none. */
    from: z.string().refine(isDay).optional(),
    belowZero: rung.shape.label,
    rungs: z.array(rung).min(1),
    above: rung.shape.label,
  })
  .refine(
    ({ rungs }) => rungs.every((step, i) => i === 0 || step.upTo > (rungs[i - 1]?.upTo ?? 0)),
    'the upper bounds must rise',
  );

/** One ladder, or several sorted by the day from which they are valid. */
const regionLadders = z
  .union([ladder.transform((one) => [one]), z.array(ladder).min(1)])
  .refine(
    (all) => all.every(({ from = '' }, i) => i === 0 || from > (all[i - 1]?.from ?? '')),
    'the first days must rise',
  );

const energyLaddersSchema = z.object({
  version: z.string().min(1),
  brussels: regionLadders.optional(),
  flanders: regionLadders.optional(),
  wallonia: regionLadders.optional(),
});

/** Upper bounds in kWh per m² per year, inclusive. */
export type EnergyLadder = z.infer<typeof ladder>;

/** The ladders of each region, oldest first, with a version. */
export interface EnergyLadders {
  version: string;
  brussels: readonly EnergyLadder[];
  flanders: readonly EnergyLadder[];
  wallonia: readonly EnergyLadder[];
}

/** The built-in ladders (docs/requirements.md), as the agency specified them, with 323 for 223. */
export const SPECIFIED_LADDERS: EnergyLadders = {
  version: 'specification-1',
  flanders: [buildLadder('a_plus', { a: 100, b: 200, c: 300, d: 400, e: 500 }, 'f')],
  wallonia: [
    buildLadder('a_plusplus', { a_plus: 45, a: 85, b: 170, c: 255, d: 340, e: 425, f: 510 }, 'g'),
  ],
  brussels: [
    buildLadder(
      'a_plus',
      {
        a: 23,
        a_sub: 45,
        b_plus: 62,
        b: 79,
        b_sub: 95,
        c_plus: 113,
        c: 132,
        c_sub: 150,
        d_plus: 170,
        d: 190,
        d_sub: 210,
        e_plus: 232,
        e: 253,
        e_sub: 275,
        f_plus: 298,
        f: 322,
        f_sub: 345,
      },
      'g',
    ),
  ],
};

/**
 * Parses an editor's setting; regions without a ladder use the built-in one. An empty or invalid
 * setting returns the built-in ladders, so that a typing error does not remove the labels
 * from the site.
 */
export function parseEnergyLadders(setting: unknown): EnergyLadders {
  const parsed = energyLaddersSchema.safeParse(setting);
  if (!parsed.success) return SPECIFIED_LADDERS;
  const { version, brussels, flanders, wallonia } = parsed.data;
  return {
    version,
    brussels: brussels ?? SPECIFIED_LADDERS.brussels,
    flanders: flanders ?? SPECIFIED_LADDERS.flanders,
    wallonia: wallonia ?? SPECIFIED_LADDERS.wallonia,
  };
}

/**
 * Returns the latest ladder in force on a certificate's day (`YYYY-MM-DD`); the oldest if the day
 * is unknown, since most certificates in use are older than a reform.
 */
export function findLadder(
  ladders: readonly EnergyLadder[],
  certifiedOn: string | null,
): EnergyLadder | undefined {
  const valid = ladders.filter(({ from }) => from === undefined || from <= (certifiedOn ?? ''));
  return valid.at(-1) ?? ladders[0];
}

function buildLadder(
  belowZero: string,
  bounds: Readonly<Record<string, number>>,
  above: string,
): EnergyLadder {
  const rungs = Object.entries(bounds).map(([label, upTo]) => ({ label, upTo }));
  return { belowZero, rungs, above };
}
