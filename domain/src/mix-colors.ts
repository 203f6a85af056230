/** Mixes a share of one #rrggbb colour into another. */
export function mixColors(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
