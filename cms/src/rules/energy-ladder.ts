import { z } from 'zod';

const rung = z.object({
  label: z.string().regex(/^[a-g](_plusplus|_plus|_sub)?$/),
  upTo: z.number().finite(),
});

const ladder = z
  .object({
    belowZero: rung.shape.label,
    rungs: z.array(rung).min(1),
    above: rung.shape.label,
  })
  .refine(
    ({ rungs }) => rungs.every((step, i) => i === 0 || step.upTo > (rungs[i - 1]?.upTo ?? 0)),
    'the upper bounds must rise',
  );

export const energyLaddersSchema = z.object({
  version: z.string().min(1),
  brussels: ladder,
  flanders: ladder,
  wallonia: ladder,
});

/** One ladder of upper bounds (kWh per m² per year, inclusive) per region, with a version. */
export type EnergyLadders = z.infer<typeof energyLaddersSchema>;
export type EnergyLadder = EnergyLadders['brussels'];

/** The ladders of the specification's section 9; its bound 223 of `f_sub` is read as 323 (RULE-5). */
export const SPECIFIED_LADDERS: EnergyLadders = {
  version: 'specification-1',
  flanders: buildLadder('a_plus', { a: 100, b: 200, c: 300, d: 400, e: 500 }, 'f'),
  wallonia: buildLadder(
    'a_plusplus',
    { a_plus: 45, a: 85, b: 170, c: 255, d: 340, e: 425, f: 510 },
    'g',
  ),
  brussels: buildLadder(
    'a_plus',
    {
      ...{ a: 23, a_sub: 45, b_plus: 62, b: 79, b_sub: 95, c_plus: 113, c: 132, c_sub: 150 },
      ...{ d_plus: 170, d: 190, d_sub: 210, e_plus: 232, e: 253, e_sub: 275 },
      ...{ f_plus: 298, f: 322, f_sub: 345 },
    },
    'g',
  ),
};

/**
 * The ladders that an editor's setting gives, or the specification's when the setting is empty or
 * not a valid set of ladders: a typing error must not take the labels off the site (RULE-5).
 */
export function parseEnergyLadders(setting: unknown): EnergyLadders {
  const parsed = energyLaddersSchema.safeParse(setting);
  return parsed.success ? parsed.data : SPECIFIED_LADDERS;
}

function buildLadder(
  belowZero: string,
  bounds: Readonly<Record<string, number>>,
  above: string,
): EnergyLadder {
  const rungs = Object.entries(bounds).map(([label, upTo]) => ({ label, upTo }));
  return { belowZero, rungs, above };
}
