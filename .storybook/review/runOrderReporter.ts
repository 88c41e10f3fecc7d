import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';
import type { RanTest } from './testResults.ts';

/** Writes what ran, in the order in which it ran; Vitest's own report keeps the order of the files' text. */
export default class RunOrderReporter implements Reporter {
  readonly ran: RanTest[] = [];

  onTestCaseResult(test: TestCase) {
    this.ran.push({ file: test.module.moduleId, name: test.fullName, status: test.result().state });
  }

  onTestRunEnd() {
    writeFileSync(process.env.RUN_ORDER_FILE ?? '', JSON.stringify(this.ran));
  }
}
