import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { SOUND_THREADS } from './scripts/sound-threads.ts'
import { EXTENT } from './scripts/whole.ts'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    execArgv: SOUND_THREADS,
    provide: EXTENT,
    include: ['**/*.slow.test.ts', '**/*.slow.test.tsx'],
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
  },
})
