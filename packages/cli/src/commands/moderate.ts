import type { Measure, ModerationLog, ShownReport } from '@bothy/server'
import { type Command, type Flags, JSON_FLAG, text, UsageError } from '../command.ts'
import { DATABASE_FLAGS, serverPlace, withServer } from '../database.ts'
import { report as print } from '../print.ts'

const ACTS = ['hide', 'unhide', 'bar', 'unbar', 'close'] as const
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const MOST_DAYS = 3650

const DONE = {
  hide: ['The line is hidden; open pages follow within seconds.', 'the table has dropped this line since'],
  unhide: ['The line can be read again.', 'the table has dropped this line since'],
  bar: ['They can say nothing in any chat until then.', 'nobody knows who said this'],
  unbar: ['They can write again.', 'they are not barred'],
  close: ['The report is closed.', ''],
} as const satisfies { readonly [A in (typeof ACTS)[number]]: readonly [string, string] }

export const moderate: Command = {
  name: 'moderate',
  operands: ['[ACT]', '[REPORT]'],
  summary: 'What was said in chats: list, show REPORT, hide, unhide, bar, unbar, close REPORT, log.',
  flags: [
    ...DATABASE_FLAGS,
    { name: 'for', value: 'TIME', help: 'how long to bar: 30m, 12h or 7d (7d)' },
    { name: 'all', value: null, help: 'list closed reports too' },
    JSON_FLAG,
  ],
  async run([act = 'list', id], flags) {
    const place = serverPlace(flags)
    if (act === 'list') {
      const reports = await withServer((server) => server.reports(place, flags['all'] === true ? 'all' : 'open'))
      return print(flags, reports, reports.length === 0 ? ['Nothing is reported.'] : reports.flatMap(inShort))
    }
    if (act === 'log') {
      const log = await withServer((server) => server.moderationLog(place))
      return print(flags, log, log.length === 0 ? ['Nothing was done.'] : log.map(logLine))
    }
    if (id === undefined) throw new UsageError('REPORT is missing: bothy moderate list shows them')
    if (act === 'show') {
      const report = await withServer((server) => server.findReport(place, id))
      if (report === null) throw noSuch(id)
      return print(flags, report, inFull(report))
    }
    const measure = measureOf(act, flags)
    const isDone = await withServer((server) => server.moderate(place, id, measure))
    if (isDone === null) throw noSuch(id)
    const [done, refused] = DONE[measure.act]
    if (!isDone) throw new UsageError(refused)
    print(flags, { act: measure.act, report: id }, [done])
  },
}

const noSuch = (id: string): UsageError => new UsageError(`there is no report "${id}"`)

function measureOf(given: string, flags: Flags): Measure {
  const act = ACTS.find((known) => known === given)
  if (act === undefined) throw new UsageError(`moderate takes list, show, ${ACTS.join(', ')} or log, not "${given}"`)
  return act === 'bar' ? { act, ms: timeOf(text(flags, 'for') ?? '7d') } : { act }
}

function timeOf(given: string): number {
  const [, n, unit] = /^(\d{1,6})([mhd])$/.exec(given) ?? []
  const ms = unit === 'm' || unit === 'h' || unit === 'd' ? Number(n) * UNITS[unit] : 0
  if (ms === 0 || ms > MOST_DAYS * UNITS.d)
    throw new UsageError(`--for takes a time like 30m, 12h or 7d, not "${given}"`)
  return ms
}

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const saidLine = ({ context, line }: ShownReport): string => {
  const said = context.find(({ id }) => id === line)
  return said === undefined ? '(gone)' : `${said.name}: ${said.text}`
}

const inShort = (report: ShownReport): string[] => [
  `${report.id}  ${time(report.since)}  ${report.reason}${report.closed === null ? '' : '  closed'}`,
  `  ${saidLine(report)}`,
]

const inFull = (report: ShownReport): string[] => [
  ...inShort(report),
  ...(report.note === '' ? [] : [`  note: ${report.note}`]),
  `  table ${report.table_id}, line ${report.line}`,
  `  by ${report.account === null ? 'somebody without an account' : `the account ${report.account}`}${
    report.barredUntil === null ? '' : `, barred until ${time(report.barredUntil)}`
  }`,
  '',
  ...report.context.map(({ id, at, name, text: said, note }) => {
    const words = note === undefined ? said : `(${note})`
    return `${id === report.line ? '>' : ' '} ${time(at)}  ${name}: ${words}`
  }),
]

const logLine = ({ at, act, table_id: table, line, person, until, note }: ModerationLog[number]): string =>
  [
    `${time(at)}  ${act.padEnd(6)}  report ${note}`,
    ...(table === null ? [] : [`table ${table}, line ${line}`]),
    ...(person === null ? [] : [`person ${person}`]),
    ...(until === null ? [] : [`until ${time(until)}`]),
  ].join(', ')
