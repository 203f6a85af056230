import encodeQR from 'qr';

/**
 * Encodes an address as a QR code: one SVG path for a stroke of one module's width through the dark
 * modules of each row, in a grid of `size` by `size` that includes the quiet zone of four modules
 * required by ISO/IEC 18004.
 */
export function buildQrCode(address: string): { size: number; path: string } {
  // A fixed mask: comparing all eight took most of the time.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4, mask: 0 });
  return { size: rows.length, path: rows.map(drawRow).join('') };
}

/**
 * Relative moves need a third of the bytes. Adjacent modules are one stroke, which avoids seams.
 */
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
