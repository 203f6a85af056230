import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the names of tests that only passed on a retry to the file RETRY_REPORT. */
export default class RetryReporter {
  #names = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    this.#names.push(`${path.basename(test.module.moduleId)}: ${test.fullName}`);
  }

  onTestRunEnd() {
    mkdirSync(path.dirname(process.env.RETRY_REPORT), { recursive: true });
    writeFileSync(process.env.RETRY_REPORT, JSON.stringify(this.#names));
  }
}
