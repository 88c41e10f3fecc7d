import { canRunTypeScript } from './launch.mjs';

if (canRunTypeScript(import.meta.filename)) {
  const { runMutations } = await import('./provider/mutations.ts');
  const started = performance.now();
  const mutations = await runMutations();
  const operations = Map.groupBy(mutations, ({ operation }) => operation);
  console.log('| operation | fields renamed | noticed |\n| --- | --- | --- |');
  for (const [operation, own] of operations) {
    const missed = own.filter(({ noticed }) => !noticed).map(({ field }) => field);
    const note = missed.length > 0 ? `, missed ${missed.join(', ')}` : '';
    console.log(`| ${operation} | ${own.length} | ${own.length - missed.length}${note} |`);
  }
  const noticed = mutations.filter((mutation) => mutation.noticed).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${noticed} of ${mutations.length} renamed fields noticed (${seconds} s)`);
  process.exit(noticed === mutations.length && noticed > 0 ? 0 : 1);
}
