import { defaultColours } from '@agency/domain/default-colours';
import { buildMarkSvg } from '@agency/domain/mark';

const { accent, paper } = defaultColours;

/** Strapi's theme in the accent of an installation that has not chosen its own. */
export const colors = {
  primary100: mix(accent, '#ffffff', 0.9),
  primary200: mix(accent, '#ffffff', 0.7),
  primary500: mix(accent, '#ffffff', 0.1),
  primary600: accent,
  primary700: mix(accent, '#000000', 0.2),
  buttonPrimary500: mix(accent, '#ffffff', 0.1),
  buttonPrimary600: accent,
};

/** The built-in mark, until the agency's own is known. */
export const mark = `data:image/svg+xml,${encodeURIComponent(buildMarkSvg(accent, paper))}`;

/** So much of the second colour in the first, both `#rrggbb`. */
function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [first, second].map((text) => parseInt(text.slice(at, at + 2), 16));
    return Math.round(one + (two - one) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
