import { loadGame } from '@bothy/games'
import { QUICKEST_GAME, type Survival, survive, surviveSeveral, testPostgres } from '@bothy/server/load'
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
const game = await loadGame(QUICKEST_GAME)
const common = { game, dataDir, rounds, seed, lifeMs: 800 }

function onRound(round: number, { games, acknowledged, lost }: Survival): void {
  const line = `round ${round} of ${rounds}: ${games} games finished, ${acknowledged} acknowledged plies checked, ${lost.length} problems`
  process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`)
}

function tell(what: string, survival: Survival, since: number): void {
  const seconds = ((Date.now() - since) / 1000).toFixed(0)
  process.stdout.write(
    `\n${what} in ${seconds} s: ${survival.games} games, ${survival.plies} plies, ${survival.acknowledged} acknowledged,` +
      ` ${survival.unheard} stored but not heard of, ${survival.connections} connections, ${survival.lost.length} lost or doubled\n`,
  )
  for (const problem of survival.lost.slice(0, 20)) process.stdout.write(`  ${problem}\n`)
  process.exitCode ||= survival.lost.length === 0 ? 0 : 1
}

process.exitCode = 0
process.stdout.write(`Killing the server ${rounds} times under clients that play (seed ${seed}).\n`)
try {
  const began = Date.now()
  const survival = await survive({ ...common, tables: 8, seats: 4, bots: 0, onRound })
  tell(`${survival.kills} kills`, survival, began)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

process.stdout.write(`Three servers on one PostgreSQL: killed, stopped, and cut off from it ${rounds} times.\n`)
const postgres = await testPostgres()
try {
  const began = Date.now()
  const survival = await surviveSeveral({ ...common, postgres, servers: 3, tables: 6, seats: 2, bots: 1, onRound })
  const { drains, kills, pauses, restarts } = survival
  tell(`${drains} ends, ${kills} kills, ${pauses} pauses, ${restarts} restarts of the database`, survival, began)
} finally {
  await postgres.stop()
}

if (process.exitCode === 0) {
  process.stdout.write(
    'The slow suites with all their games; then all browser tests, with every stop of the tours in every size, theme and language, every layout on every screen, and games clicked through from beginning to end. Pictures are in e2e/screenshots.\n',
  )
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, BOTHY_TESTS: 'whole' }
  for (const suite of ['vitest.slow.config.ts', 'vitest.e2e.config.ts']) {
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', suite], {
      cwd,
      env,
      stdio: 'inherit',
    })
    process.exitCode ||= status ?? 1
  }
}
