export const PROGRESS_MARK = '@progress '
export const FAILURE_MARK = '@failure '
/** Of a test that failed once and passed when it was tried again. */
export const SHAKY_MARK = '@shaky '

/** Tells scripts/run/test-run.mjs how far a suite is: one marked line for each file that begins or ends. */
export default class ProgressReporter {
  #files = 0
  #done = 0
  #tests = 0
  #failed = 0
  #running = new Set()

  onTestRunStart(specifications) {
    this.#files = specifications.length
    this.#tell()
  }
  onTestModuleStart(module) {
    this.#running.add(module.relativeModuleId)
    this.#tell()
  }
  onTestCaseResult(test) {
    this.#tests++
    const { state, errors } = test.result()
    const isFailed = state === 'failed'
    if (!isFailed && test.diagnostic()?.flaky !== true) return
    if (isFailed) this.#failed++
    const why = errors.map(({ message }) => message.split('\n')[0]).join(' / ')
    process.stdout.write(
      `\n${isFailed ? FAILURE_MARK : SHAKY_MARK}${test.module.relativeModuleId} > ${test.fullName}: ${why}\n`,
    )
  }
  onTestModuleEnd(module) {
    this.#running.delete(module.relativeModuleId)
    this.#done++
    this.#tell()
  }
  #tell() {
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    const now = this.#running.size > 0 ? `, now ${[...this.#running].join(' and ')}` : ''
    process.stdout.write(
      `\n${PROGRESS_MARK}${this.#done} of ${this.#files} files, ${this.#tests} tests${failed}${now}\n`,
    )
  }
}
