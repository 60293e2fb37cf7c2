import { configDefaults, defineConfig } from 'vitest/config'
import { SOUND_THREADS } from './scripts/sound-threads.ts'
import { EXTENT } from './scripts/whole.ts'

const NATIVE = [
  'packages/{bots,cli,kernel,kit,protocol,room,server}/**/*.test.ts',
  'packages/games/{*,*/{data,rules,words,opponents,test}/**/*,*/modules/{*,*/{*,{data,rules,words,opponents,test}/**/*}}}.test.ts',
]
const EXCLUDED = [...configDefaults.exclude, '.build/**', 'packages/client/dist/**', '**/*.slow.test.*']

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
    projects: [
      // Without Vite's module runner these tests take a third less time.
      {
        extends: true,
        test: { name: 'packages', include: NATIVE, exclude: EXCLUDED, experimental: { viteModuleRunner: false } },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...EXCLUDED, ...NATIVE],
          setupFiles: ['packages/board-kit/src/testing/unmount.ts'],
        },
      },
    ],
  },
})
