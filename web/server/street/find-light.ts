export const lights = ['night', 'dawn', 'day', 'dusk'] as const;
export type Light = (typeof lights)[number];

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const latitude = (50.85 * Math.PI) / 180;
const noonMs = (12 - 4.35 / 15) * hourMs;
const twilightMs = 0.8 * hourMs;

/**
 * Returns the light over Brussels from the height of the sun, accurate to some ten minutes, and the
 * moment at which it changes.
 */
export function findLight(now: Date): { light: Light; until: Date } {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const changes = [today, today + dayMs].flatMap(listChanges);
  const next = changes.findIndex(({ at }) => at > now.getTime());
  const until = changes[next];
  if (!until) throw new RangeError('No light for this time of day');
  return { light: changes[next - 1]?.light ?? 'night', until: new Date(Math.ceil(until.at)) };
}

function listChanges(day: number): { at: number; light: Light }[] {
  const noon = day + noonMs;
  const half = findHalfDay(day);
  return [
    { at: noon - half - twilightMs, light: 'dawn' },
    { at: noon - half + twilightMs, light: 'day' },
    { at: noon + half - twilightMs, light: 'dusk' },
    { at: noon + half + twilightMs, light: 'night' },
  ];
}

/**
 * Returns the milliseconds from sunrise to noon, from the sun's declination on that day of the
 * year.
 */
function findHalfDay(day: number): number {
  const date = new Date(day);
  const dayOfYear = (day - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs + 1;
  const declination = -0.4091 * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365);
  const angle = Math.acos(-Math.tan(latitude) * Math.tan(declination));
  return (angle / Math.PI) * 12 * hourMs;
}
