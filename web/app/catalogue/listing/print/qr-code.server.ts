import encodeQR from 'qr';

/**
 * An address as a QR code: one SVG path of dark squares on a grid of `size` by `size`, with the quiet
 * zone of four squares that ISO/IEC 18004 wants around it.
 */
export function buildQrCode(address: string): { size: number; path: string } {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => listRuns(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`));
  return { size: rows.length, path: path.join('') };
}

/** Where dark runs begin, and how long they are: neighbours in one go draw without a seam. */
function listRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
