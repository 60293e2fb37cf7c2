import { configDefaults, defineConfig } from 'vitest/config'
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
    // A busy machine is no fault: only a test that hangs is ended.
    testTimeout: 60_000,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [...configDefaults.exclude, '.build/**', 'packages/client/dist/**', '**/*.slow.test.*'],
  },
})
