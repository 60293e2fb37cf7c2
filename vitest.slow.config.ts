import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    isolate: false,
    include: ['**/*.slow.test.ts', '**/*.slow.test.tsx'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
