import encodeQR from 'qr';

/** A QR code as the path of an SVG: each run of dark modules in a row is a rectangle. */
export interface QrPath {
  /** Modules of a side, the quiet zone of four around it included. */
  readonly size: number;
  readonly path: string;
}

/** Readable with 15 % of it damaged: cards are folded and worn. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  return { size: rows.length, path: rows.map(runsOf).join('') };
}

function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x++;
    path += `M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`;
  }
  return path;
}
