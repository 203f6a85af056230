export type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  const byte = (n: number) =>
    Math.max(0, Math.min(255, Math.round(n)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(rgb[0])}${byte(rgb[1])}${byte(rgb[2])}`;
}

/** Straight blend of two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, amount: number): string {
  const [x, y] = [parse(a), parse(b)];
  const at = (i: 0 | 1 | 2) => x[i] + (y[i] - x[i]) * amount;
  return format([at(0), at(1), at(2)]);
}

/** One colour seen under a light of another colour. */
export function multiply(a: string, b: string): string {
  const [x, y] = [parse(a), parse(b)];
  return format([(x[0] * y[0]) / 255, (x[1] * y[1]) / 255, (x[2] * y[2]) / 255]);
}

export function lighten(colour: string, amount: number): string {
  return mix(colour, '#fffaf0', amount);
}

/** Darkens towards a cool ink rather than black, as a wash would. */
export function darken(colour: string, amount: number): string {
  return multiply(colour, mix('#ffffff', '#3a4152', amount));
}
