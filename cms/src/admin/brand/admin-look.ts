import { defaultColours } from '@agency/domain/default-colours';
import { buildMarkSvg } from '@agency/domain/mark';
import { mixColors } from '@agency/domain/mix-colors';

const { accent, paper } = defaultColours;

export const colors = {
  primary100: mixColors(accent, '#ffffff', 0.1),
  primary200: mixColors(accent, '#ffffff', 0.3),
  primary500: mixColors(accent, '#ffffff', 0.9),
  primary600: accent,
  primary700: mixColors(accent, '#000000', 0.8),
  buttonPrimary500: mixColors(accent, '#ffffff', 0.9),
  buttonPrimary600: accent,
};

/** The built-in mark, until the agency's own is loaded. */
export const mark = `data:image/svg+xml,${encodeURIComponent(buildMarkSvg(accent, paper))}`;
