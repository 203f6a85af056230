import encodeQR from 'qr';

/**
 * An address as a QR code: one SVG path, drawn with a stroke as wide as a square, through the middle
 * of the dark squares of each row of a grid of `size` by `size`, with the quiet zone of four squares
 * that ISO/IEC 18004 wants around it.
 */
export function buildQrCode(address: string): { size: number; path: string } {
  // One pattern for all: trying the eight that there are, to see which is read best, took most time.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4, mask: 0 });
  return { size: rows.length, path: rows.map(drawRow).join('') };
}

/** Relative moves: a third of the bytes. */
function drawRow(row: readonly boolean[], y: number): string {
  let at = 0;
  const runs = listRuns(row).map(([start, length], index) => {
    const move = index === 0 ? `M${start} ${y}.5` : `m${start - at} 0`;
    at = start + length;
    return `${move}h${length}`;
  });
  return runs.join('');
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
