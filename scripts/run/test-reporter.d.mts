export const FAILURE_MARK: string
export const SHAKY_MARK: string
export default class ProgressReporter {
  onTestCaseResult(test: {
    readonly fullName: string
    readonly module: { readonly relativeModuleId: string }
    result(): { readonly state: string; readonly errors: readonly { readonly message: string }[] }
    diagnostic(): { readonly flaky: boolean } | undefined
  }): void
}
