import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hostFiles } from './hosting/hostingRules.ts';

/** Puts a `.br` and a `.gz` beside every text file of a build, for hosts that serve them as they lie. */
const dir = process.argv[2] ?? 'dist';
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(name) || (hostFiles as readonly string[]).includes(name)) continue;
  const path = join(dir, name);
  const bytes = readFileSync(path);
  if (bytes.byteLength < 512) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
