import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Progress } from './test-progress.mjs'
import { FAILURE_MARK, PROGRESS_MARK, SHAKY_MARK } from './test-reporter.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const REPORTS = join(ROOT, '.build/tests')
const REPORTER = join(ROOT, 'scripts/run/test-reporter.mjs')
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
/** Tests start the program many times, so Node keeps its compiled code (0.56 s of work becomes 0.14 s). */
const COMPILED = join(ROOT, '.build/compiled')
const NOTHING = { passed: 0, failed: 0, skipped: 0 }
/** More tests than these that pass only when they are tried again are a fault of the product or of the tests. */
const MOST_SHAKY = 2
const DOTS = /^[·x*-]+$/

export async function runPlan(steps, folders) {
  const progress = new Progress()
  const sum = { passed: 0, failed: 0 }
  const lanes = [...new Set(steps.map((step) => step.lane))]
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of steps.filter((one) => one.lane === lane)) {
        const started = performance.now()
        progress.begin(step.name)
        const outcome = step.suite ? await runSuite(step, folders, progress) : await runCommand(step, folders)
        sum.passed += outcome.passed
        sum.failed += outcome.failed
        const time = `${((performance.now() - started) / 1000).toFixed(1)} s`
        const failed = outcome.failed > 0
        progress.end(step.name, `${failed ? 'FAILED' : 'ok'}${outcome.note}, ${time}`)
        if (failed) progress.tell(indent(outcome.output))
      }
    }),
  )
  progress.close()
  return sum
}

async function runCommand({ command, narrow }, folders) {
  const { code, output } = await run([...command, ...(narrow?.(folders) ?? [])])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: '', output }
}

async function runSuite({ name, suite }, folders, progress) {
  const report = join(REPORTS, suite.replace('.config.ts', '.json'))
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const words = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${REPORTER}`]
  if (folders.length > 0) words.push('--passWithNoTests', ...folders.map((folder) => join(ROOT, folder, '/')))
  let shaky = 0
  const { code, output } = await run(['vitest', 'run', '--config', suite, ...words], (line) => {
    const mark = [FAILURE_MARK, SHAKY_MARK, PROGRESS_MARK].find((one) => line.startsWith(one))
    if (mark === undefined) return false
    const told = line.slice(mark.length)
    if (mark === SHAKY_MARK) shaky++
    if (mark === PROGRESS_MARK) progress.at(name, told)
    else progress.tell(`${mark === SHAKY_MARK ? 'SHAKY' : 'FAILED'} ${told}`)
    return true
  })
  const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING
  const isNothing = folders.length === 0 && counts.passed + counts.failed === 0
  const silent = code !== 0 || isNothing || shaky > MOST_SHAKY ? 1 : 0
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const second = shaky > 0 ? `, ${shaky} of the passed only when tried again` : ''
  return {
    passed: counts.passed,
    failed: Math.max(counts.failed, silent),
    note: ` (${counts.passed} passed, ${counts.failed} failed${skipped}${second})`,
    output: output || 'No test ran.',
  }
}

/** A file that does not load has no tests and counts as one failure. */
function countTests(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function run([command, ...args], heard = () => false) {
  return new Promise((resolve) => {
    const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH, NO_COLOR: '1' }
    const child = spawn(command, args, { cwd: ROOT, env, shell: process.platform === 'win32' })
    const lines = []
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (chunk) => {
        const parts = (rest + chunk).split('\n')
        rest = parts.pop()
        lines.push(...parts.filter((line) => !heard(line) && !DOTS.test(line)))
      })
      stream.on('end', () => lines.push(rest))
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n').trim() }))
  })
}

function indent(text) {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
