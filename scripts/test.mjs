import { runPlan } from './run/test-run.mjs'
import { foldersOf, UnknownPackage } from './run/test-packages.mjs'

const words = process.argv.slice(2)
const quick = words.includes('--quick')

/**
 * Two lanes for two cores: commands that look at the text run beside the suites. `narrow` gives the words that keep a command to some
 * folders; a step without it is left out when only some packages are asked for, unless its `folder` is one of them.
 */
const STEPS = [
  { name: 'lists of games', lane: 'text', quick: true, command: ['node', 'scripts/list-games.ts', '--check'] },
  { name: 'format', lane: 'text', quick: true, command: ['oxfmt', '--check'], narrow: (folders) => folders },
  // Each checker reads for itself what all files share: four of them, as by default, work a third longer in sum.
  { name: 'types', lane: 'text', quick: true, command: ['tsc', '-b', '--checkers', '1'], narrow: (folders) => folders },
  // Rules that need types take eight times as long as all others.
  {
    name: 'lint',
    lane: 'text',
    quick: true,
    command: quick ? ['oxlint'] : ['oxlint', '--type-aware'],
    narrow: (folders) => folders,
  },
  {
    name: 'style sheets',
    lane: 'text',
    quick: true,
    command: ['stylelint', 'packages/{board-kit/src,client/src,games/*/{board,modules/*/board}}/**/*.css'],
    folder: 'packages/client',
  },
  { name: 'unused code', lane: 'text', quick: true, command: ['knip', '--no-config-hints'] },
  { name: 'unit tests', lane: 'suites', quick: true, suite: 'vitest.config.ts' },
  { name: 'slow tests', lane: 'suites', quick: false, suite: 'vitest.slow.config.ts' },
  { name: 'browser tests', lane: 'suites', quick: false, suite: 'vitest.e2e.config.ts' },
]

try {
  const folders = foldersOf(words.filter((word) => word !== '--quick'))
  const isAsked = (step) => folders.length === 0 || step.narrow || step.suite || folders.includes(step.folder)
  const steps = STEPS.filter((step) => (step.quick || !quick) && isAsked(step))
  const { passed, failed } = await runPlan(steps, folders)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UnknownPackage)) throw error
  console.error(error.message)
  process.exitCode = 2
}
