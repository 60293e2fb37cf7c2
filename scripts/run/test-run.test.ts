import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { foldersOf, UnknownPackage } from './test-packages.mjs'
import { Progress } from './test-progress.mjs'
import ProgressReporter, { FAILURE_MARK, SHAKY_MARK } from './test-reporter.mjs'

const CHECK = fileURLToPath(new URL('../test.mjs', import.meta.url))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a package is known by the name of its folder', () => {
  expect(foldersOf(['kernel', 'glen-more', 'bench', 'scripts'])).toEqual([
    'packages/kernel',
    'packages/games/glen-more',
    'bench',
    'scripts',
  ])
  expect(foldersOf([])).toEqual([])
  expect(() => foldersOf(['chess'])).toThrow(UnknownPackage)
})

test('an unknown package is refused in one line that names the others', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK, '--quick', 'chess'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^There is no package "chess"\. There are: kernel, kit, .*\.\n$/)
})

function written(isTTY: boolean): string {
  vi.useFakeTimers()
  let all = ''
  const progress = new Progress({ isTTY, columns: 60, write: (text) => (all += text) })
  progress.begin('types')
  progress.begin('unit tests')
  progress.at('unit tests', '3 of 9 files, 70 tests')
  progress.end('types', 'ok, 6.1 s')
  vi.advanceTimersByTime(31_000)
  progress.end('unit tests', 'ok (200 passed, 0 failed), 31.0 s')
  progress.close()
  return all
}

test('a terminal has one line that moves, cut to its width, and outcomes above it', () => {
  vi.stubEnv('CI', undefined)
  const text = written(true)
  expect(text).toContain('\r\u001B[K0 s  types · unit tests: 3 of 9 files, 70 tests')
  expect(text).toContain('\r\u001B[Ktypes ... ok, 6.1 s\n')
  expect(text.endsWith('unit tests ... ok (200 passed, 0 failed), 31.0 s\n\r\u001B[K')).toBe(true)
  for (const line of text.split(/[\r\n]/)) expect(line.replace('\u001B[K', '').length).toBeLessThan(60)
})

test.each([
  ['a pipe', false, undefined],
  ['CI', true, 'true'],
])('%s gets plain lines, and one now and then from a long step', (_where, isTTY, ci) => {
  vi.stubEnv('CI', ci)
  expect(written(isTTY).split('\n')).toEqual([
    'types ... ok, 6.1 s',
    expect.stringMatching(/^ {2}\d+ s {2}unit tests: 3 of 9 files, 70 tests$/),
    'unit tests ... ok (200 passed, 0 failed), 31.0 s',
    '',
  ])
})

test('a test that passes only when it is tried again is told beside those that fail', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reporter = new ProgressReporter()
  const one = (state: string, flaky: boolean) => ({
    fullName: `is ${state}`,
    module: { relativeModuleId: 'a.e2e.ts' },
    result: () => ({ state, errors: [{ message: 'too late\nat line 3' }] }),
    diagnostic: () => ({ flaky }),
  })
  reporter.onTestCaseResult(one('passed', false))
  reporter.onTestCaseResult(one('passed', true))
  reporter.onTestCaseResult(one('failed', false))
  const lines = write.mock.calls.map(([line]) => line)
  write.mockRestore()
  expect(lines).toEqual([
    `\n${SHAKY_MARK}a.e2e.ts > is passed: too late\n`,
    `\n${FAILURE_MARK}a.e2e.ts > is failed: too late\n`,
  ])
})
