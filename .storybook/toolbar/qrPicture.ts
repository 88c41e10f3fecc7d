import { encode } from 'uqr';

const quietZone = 4;

/** A text as a QR code: the side of the square, quiet zone included, and the path of its dark modules. */
export function qrPicture(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { ecc: 'L', border: quietZone });
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { side: size, path: runs.join('') };
}

function darkRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
