import { busiestMinute, memoryMb, processesFor, socketsOf, workOf } from './scale-servers.ts'
import { type Day, simulate } from './scale-day.ts'
import { ASSUMED, MEASURED } from './scale-figures.ts'

const SEED = 'bothy'

/** The day of docs/scale.md: `node scripts/scale/scale.ts [games a day]` prints its tables. */
export function tablesOf(gamesADay: number): string {
  const day = simulate(gamesADay, SEED)
  return [busyHours(day), '', processes(day), '', limits(day)].join('\n')
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const short = (value: number): string => (value >= 10 ? whole(value) : value.toFixed(1))
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

const movesOf = (day: Day): number => day.moves.reduce((sum, n) => sum + n, 0)

function busyHours(day: Day): string {
  return table(
    ['', 'in a day', 'in the busiest minute'],
    [
      row('games', whole(day.games), ''),
      row('moves', whole(movesOf(day)), `${whole(busiestMinute(day.moves))} a second`),
      row(
        'matches read from the database',
        whole(day.loads.reduce((sum, n) => sum + n, 0)),
        `${whole(busiestMinute(day.loads))} a second`,
      ),
      row('turns of which somebody must be told', whole(day.notices), ''),
      row('connections', '', whole(socketsOf(day))),
      row('matches in memory', '', whole(busiestMinute(day.rooms))),
    ],
  )
}

function processes(day: Day): string {
  const rows = processesFor(day, SEED).map(({ processes: n, busy, p50, p99 }) =>
    row(String(n), `${whole(100 * busy)} %`, `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`),
  )
  return table(['processes', 'busy in the busiest five minutes', 'a move takes, p50', 'p99'], rows)
}

function limits(day: Day): string {
  const sent = busiestMinute(day.seen) * MEASURED.stateBytes
  const lines: readonly (readonly [string, number, string, number])[] = [
    ['memory of matches and connections', memoryMb(day), 'MB', MEASURED.roomMb],
    ['thread of a server', busiestMinute(workOf(day)) / 1000, 'cores', ASSUMED.busiest],
    ['bots', busiestMinute(day.bots) / 1000, 'cores', 1],
    ['commits of PostgreSQL', busiestMinute(day.moves), 'a second', MEASURED.postgresMoves],
    ['network, outwards', (sent * 8) / 1e6, 'Mbit/s', 1000],
  ]
  const rows = lines
    .toSorted((a, b) => a[3] / a[1] - b[3] / b[1])
    .map(([what, asked, unit, borne]) =>
      row(what, `${short(asked)} ${unit}`, `${short(borne)} ${unit}`, (borne / asked).toFixed(1)),
    )
  const terabytes = (bytesOfPly: number): string => ((movesOf(day) * bytesOfPly * 365) / 1e12).toFixed(1)
  return [
    table(['', 'at the peak', 'one bears', 'so many times this day'], rows),
    '',
    `Stored in a year: ${terabytes(MEASURED.plyBytes)} TB of logs, ${terabytes(MEASURED.seenBytes)} TB of what was seen.`,
  ].join('\n')
}

if (import.meta.main) {
  const gamesADay = Number(process.argv[2] ?? ASSUMED.gamesADay)
  if (!Number.isInteger(gamesADay) || gamesADay < 1) {
    process.stderr.write('usage: node scripts/scale/scale.ts [games a day]\n')
    process.exitCode = 2
  } else process.stdout.write(`${tablesOf(gamesADay)}\n`)
}
