/** Minimum contrast of readable text (WCAG 2.2, AA). */
export const readableContrast = 4.5;

/**
 * Computes the contrast of two #rrggbb colours, from 1 to 21 (WCAG 2.2, relative luminance). Null
 * for another format.
 */
export function measureContrast(first: string, second: string): number | null {
  const one = measureLuminance(first);
  const two = measureLuminance(second);
  if (one === null || two === null) return null;
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function measureLuminance(colour: string): number | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => {
    const channel = parseInt(hex, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
