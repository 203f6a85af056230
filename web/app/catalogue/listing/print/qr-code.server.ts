import encodeQR from 'qr';

/**
 * Builds the QR code of an address as an SVG path: a stroke as wide as a square through the dark
 * squares of each row, on a grid of `size` by `size`, including the quiet zone of four squares
 * required by ISO/IEC 18004.
 */
export function buildQrCode(address: string): { size: number; path: string } {
  // A fixed mask: trying all eight took most of the time.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4, mask: 0 });
  return { size: rows.length, path: rows.map(drawRow).join('') };
}

/** Relative moves take a third of the bytes. Adjacent squares are one line, to avoid seams. */
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
