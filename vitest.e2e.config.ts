import { defineConfig } from 'vitest/config'
import { SOUND_THREADS } from './scripts/sound-threads.ts'

export default defineConfig({
  test: {
    execArgv: SOUND_THREADS,
    include: ['e2e/**/*.e2e.ts'],
    // A browser and a server keep both cores busy.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
