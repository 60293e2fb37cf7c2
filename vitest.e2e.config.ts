import { defineConfig } from 'vitest/config'
import { SOUND_THREADS } from './scripts/sound-threads.ts'

export default defineConfig({
  test: {
    execArgv: SOUND_THREADS,
    include: ['e2e/**/*.e2e.ts'],
    // Each file has a house and a browser of its own.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
