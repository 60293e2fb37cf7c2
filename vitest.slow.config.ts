import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { SOUND_THREADS } from './scripts/sound-threads.ts'
import { EXTENT } from './scripts/whole.ts'

const ALL = ['**/*.slow.test.ts', '**/*.slow.test.tsx']
const GAMES = ['packages/{bots,games,kernel,kit}/**/*.slow.test.ts']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    execArgv: SOUND_THREADS,
    provide: EXTENT,
    sequence: {
      sequencer: longestFirst([
        'cli.slow.test.ts',
        'contract.slow.test.ts',
        'bot.slow.test.ts',
        'habits.slow.test.ts',
        'boards.slow.test.tsx',
        'kill.slow.test.ts',
        'leaks.slow.test.ts',
        'contract-thousands.slow.test.ts',
      ]),
    },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    projects: [
      // As Node itself runs them: through Vite every call of another file's function is looked up first, and games take twice as long.
      { extends: true, test: { name: 'games', include: GAMES, experimental: { viteModuleRunner: false } } },
      { extends: true, test: { name: 'others', include: ALL, exclude: [...configDefaults.exclude, ...GAMES] } },
    ],
  },
})
