import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { SOUND_THREADS } from './scripts/sound-threads.ts'
import { EXTENT } from './scripts/whole.ts'

export default defineConfig({
  test: {
    execArgv: SOUND_THREADS,
    provide: EXTENT,
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'bench/src/browser.ts',
    // Each file has its own server; those that run in one process share its modules and its browser.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        'clans-of-caledonia.e2e.ts',
        'layout.e2e.ts',
        'tour.e2e.ts',
        'glen-more-tour.e2e.ts',
        'phone.e2e.ts',
      ]),
    },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
