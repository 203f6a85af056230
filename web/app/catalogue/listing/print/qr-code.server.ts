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

/** Relative moves: a third of the bytes. Neighbours in one go: they are drawn without a seam. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += path === '' ? `M${start} ${y}.5` : `m${start - end} 0`;
    end = x + 1;
    path += `h${end - start}`;
  }
  return path;
}
