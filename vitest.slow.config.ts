import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { SOUND_THREADS } from './scripts/sound-threads.ts'
import { EXTENT } from './scripts/whole.ts'

const ALL = ['**/*.slow.test.ts', '**/*.slow.test.tsx']
const NATIVE = [
  'packages/{bots,cli,kernel,kit,protocol,room,server}/**/*.slow.test.ts',
  'packages/games/{*,*/{data,rules,words,opponents,test}/**/*,*/modules/{*,*/{*,{data,rules,words,opponents,test}/**/*}}}.slow.test.ts',
]

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    pool: 'forks',
    // One more than cores, since tests that start servers wait for them.
    maxWorkers: 3,
    isolate: false,
    execArgv: SOUND_THREADS,
    provide: EXTENT,
    sequence: {
      sequencer: longestFirst([
        'cli.slow.test.ts',
        'supervisor.slow.test.ts',
        'chronicles-contract.slow.test.ts',
        'several-killed.slow.test.ts',
        'combinations-contract.slow.test.ts',
        'serve.slow.test.ts',
        'bot-sets.slow.test.ts',
        'boards.slow.test.tsx',
        'kill.slow.test.ts',
        'second-reading.slow.test.ts',
        'imagine-exact.slow.test.ts',
        'contract.slow.test.ts',
        'leaks.slow.test.ts',
        'scale.slow.test.ts',
        'backup.slow.test.ts',
        'container.slow.test.ts',
        'store-postgres.slow.test.ts',
        'released.slow.test.ts',
        'paces.slow.test.ts',
        'dev.slow.test.ts',
        'store.slow.test.ts',
      ]),
    },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    projects: [
      // Through Vite every call into another file is looked up first, and games take twice as long.
      { extends: true, test: { name: 'packages', include: NATIVE, experimental: { viteModuleRunner: false } } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ALL,
          exclude: [...configDefaults.exclude, ...NATIVE],
          setupFiles: ['packages/board-kit/src/testing/unmount.ts'],
        },
      },
    ],
  },
})
