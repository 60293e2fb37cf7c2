import { configDefaults, defineConfig } from 'vitest/config'

const SLOW = ['**/*.slow.test.ts', '**/*.slow.test.tsx']

export default defineConfig(({ mode }) => ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'threads',
    isolate: false,
    include: mode === 'slow' ? SLOW : ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      ...configDefaults.exclude,
      '.build/**',
      '.sandbox/**',
      'packages/client/dist/**',
      ...(mode === 'slow' ? [] : SLOW),
    ],
    ...(mode === 'slow' ? { testTimeout: 300_000, hookTimeout: 120_000 } : {}),
  },
}))
