import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { SOUND_THREADS } from './scripts/sound-threads.ts'
import { EXTENT } from './scripts/whole.ts'

export default defineConfig({
  test: {
    execArgv: SOUND_THREADS,
    provide: EXTENT,
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['bench/src/browser.ts', 'e2e/once.ts'],
    // Each file has its own server; those that run in one process share its modules and its browser.
    pool: 'forks',
    isolate: false,
    // Without Vite's module runner the server and its games are twice as fast.
    experimental: { viteModuleRunner: false },
    // One more than cores, since each worker waits for a browser a third of its time.
    maxWorkers: 3,
    sequence: {
      sequencer: longestFirst([
        'engines.e2e.ts',
        'layout.e2e.ts',
        'fifth-game.e2e.ts',
        'clans-of-caledonia.e2e.ts',
        'by-ear.e2e.ts',
        'reading.e2e.ts',
        'two-people.e2e.ts',
        'tour.e2e.ts',
        'clans-tour.e2e.ts',
        'pages.e2e.ts',
        'clans-keys-asked.e2e.ts',
        'clans-access.e2e.ts',
        'forced-colours.e2e.ts',
        'memory.e2e.ts',
        'phone.e2e.ts',
        'ratings.e2e.ts',
        'replay.e2e.ts',
        'glen-more.e2e.ts',
        'hardship.e2e.ts',
        'keyboard.e2e.ts',
        'friends.e2e.ts',
        'making-friends.e2e.ts',
        'new-table.e2e.ts',
        'glen-more-tour.e2e.ts',
        'glen-more-2.e2e.ts',
        'clans-alone.e2e.ts',
        'clocks.e2e.ts',
        'news.e2e.ts',
        'lobby.e2e.ts',
        'glen-more-2-council.e2e.ts',
        'notices.e2e.ts',
        'glen-more-2-chronicles.e2e.ts',
        'clans-powers.e2e.ts',
        'next-game.e2e.ts',
      ]),
    },
    // One of six hundred may stumble over a machine that stands still; the run names it, and fails if there are more than two.
    retry: EXTENT.isWhole ? 0 : 1,
    // Tests wait with a limit of their own; this one only ends a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
