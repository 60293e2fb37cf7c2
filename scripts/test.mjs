import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REPORTS = join(ROOT, '.build/tests')
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const STEPS = [
  { name: 'format', quick: true, command: ['oxfmt', '--check'] },
  { name: 'types', quick: true, command: ['tsc', '-b'] },
  { name: 'lint', quick: true, command: ['oxlint'] },
  { name: 'unused code', quick: false, command: ['knip'] },
  { name: 'unit tests', quick: true, suite: 'vitest.config.ts' },
  { name: 'slow tests', quick: false, suite: 'vitest.slow.config.ts' },
  { name: 'browser tests', quick: false, suite: 'vitest.e2e.config.ts' },
]

const NOTHING = { passed: 0, failed: 0, skipped: 0 }
const quick = process.argv.includes('--quick')
let passed = 0
let failed = 0

for (const step of STEPS) {
  if (quick && !step.quick) continue
  const started = performance.now()
  process.stdout.write(`${step.name} ... `)
  const outcome = step.suite ? await runSuite(step.suite) : await runCommand(step.command)
  passed += outcome.passed
  failed += outcome.failed
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`${outcome.failed === 0 ? 'ok' : 'FAILED'}${outcome.note}, ${time}`)
  if (outcome.failed > 0) console.log(indent(outcome.output))
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function runCommand(command) {
  const { code, output } = await run(command)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: '', output }
}

async function runSuite(config) {
  const report = join(REPORTS, config.replace('.config.ts', '.json'))
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run(['vitest', 'run', '--config', config, ...reporters])
  const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING
  const silent = code !== 0 || counts.passed + counts.failed === 0 ? 1 : 0
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  return {
    passed: counts.passed,
    failed: Math.max(counts.failed, silent),
    note: ` (${counts.passed} passed, ${counts.failed} failed${skipped})`,
    output: output || 'No test ran.',
  }
}

/** A file that does not load has no tests of its own and counts as one failure. */
function countTests(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function run([command, ...args]) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH, NO_COLOR: '1' }
    const child = spawn(command, args, { cwd: ROOT, env, shell: process.platform === 'win32' })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim() }))
  })
}

function indent(text) {
  return text.replaceAll(/^(?=.)/gm, '    ')
}
