import { loadGame } from '@bothy/games'
import { survive } from '@bothy/server/load'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const rounds = Number(process.argv[2] ?? 100)
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write('usage: node scripts/soak.ts [rounds]\n')
  process.exit(2)
}
const dataDir = mkdtempSync(join(tmpdir(), 'bothy-soak-'))
const seed = process.env['SOAK_SEED'] ?? String(Date.now())
const began = Date.now()
process.stdout.write(`Killing the server ${rounds} times under clients that play (seed ${seed}).\n`)
try {
  const survival = await survive({
    game: await loadGame('lords-of-scotland'),
    dataDir,
    rounds,
    tables: 8,
    seats: 4,
    seed,
    lifeMs: 800,
    onRound: (round, { games, acknowledged, lost }) => {
      const line = `round ${round} of ${rounds}: ${games} games finished, ${acknowledged} acknowledged plies checked, ${lost.length} problems`
      process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
    },
  })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  process.stdout.write(
    `\n${survival.kills} kills in ${seconds} s: ${survival.games} games, ${survival.plies} plies, ${survival.acknowledged} acknowledged,` +
      ` ${survival.unheard} stored but not heard of, ${survival.connections} connections, ${survival.lost.length} lost or doubled\n`,
  )
  for (const problem of survival.lost.slice(0, 20)) process.stdout.write(`  ${problem}\n`)
  process.exitCode = survival.lost.length === 0 ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

if (process.exitCode === 0) {
  process.stdout.write(
    'The slow suites with all their games; then every stop of the tours in every size, theme and language, every layout on every screen. Pictures are in e2e/screenshots.\n',
  )
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, BOTHY_TESTS: 'whole' }
  for (const words of [
    ['vitest.slow.config.ts'],
    ['vitest.e2e.config.ts', 'tour.e2e', 'layout.e2e', 'explained.e2e'],
  ]) {
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', ...words], {
      cwd,
      env,
      stdio: 'inherit',
    })
    process.exitCode ||= status ?? 1
  }
}
