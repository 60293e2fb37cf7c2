import { createServer } from 'node:net'
import { type PlainOptions, type Supervised, superviseServer } from '@bothy/server/supervisor'
import { TABLE_BUDGET } from '@bothy/bots'
import { type Command, type Flags, text, UsageError, whole, wholeNumber } from '../command.ts'
import { DATABASE_FLAGS, dataFolder, databaseUrl } from '../database.ts'
import { out } from '../print.ts'

const PORT = 3000
const MOST = 65_535
/** In milliseconds: a supervisor kills a process that takes longer to end. */
const CLOSE_WITHIN = 9000
const SECOND = 1000
/** Of processor time. Calls take milliseconds, also on a slow machine. */
const CALL_SECONDS = 5
const LONGEST_CALL = 3600
const EXPERT_MS = TABLE_BUDGET.expert.ms
const LEAST_EXPERT_MS = 50
const MOST_EXPERT_MS = 4000
const LEVELS: readonly string[] = ['silent', 'error', 'info', 'debug']

/** Refuses an address that cannot be listened on before anything is opened; a port that is taken is no such fault. */
function requireAddress(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve()
      else reject(new UsageError(`cannot listen on ${host}, port ${port}: ${error.message}`))
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function webAddress(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const url = URL.parse(given)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`${given} is no address like https://bothy.example`)
  return url.origin
}

function listeningAddress(given: string | undefined): { readonly host: string; readonly port: number } | undefined {
  if (given === undefined || given === '') return undefined
  const parts = /^(.+):(\d+)$/.exec(given)
  if (parts === null) throw new UsageError(`${given} is no address like 127.0.0.1:9464`)
  return { host: parts[1], port: wholeNumber('metrics', parts[2], 0, MOST) }
}

function mailOptions(
  url = process.env['MAIL_URL'],
  from = process.env['MAIL_FROM'],
): { readonly url: string; readonly from: string } | undefined {
  if (url === undefined || url === '') return undefined
  if (from === undefined || !from.includes('@')) throw new UsageError('--mail-url needs a sender: --mail-from ADDRESS')
  return { url, from }
}

function contactAddress(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  if (!/^(mailto|https):$/.test(URL.parse(given)?.protocol ?? ''))
    throw new UsageError(`${given} is no address like mailto:security@bothy.example or https://bothy.example/contact`)
  return given
}

function isSwitchedOn(flags: Flags, name: string, variable: string): boolean {
  const given = process.env[variable] ?? ''
  if (!['', '0', '1'].includes(given)) throw new UsageError(`${variable} takes 0 or 1, not "${given}"`)
  return flags[name] === true || given === '1'
}

const listOf = (given: string | undefined): readonly string[] =>
  (given ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))

function levelOf(given: string | undefined): string {
  if (given === undefined || given === '') return 'error'
  if (!LEVELS.includes(given)) throw new UsageError(`the log has the levels ${LEVELS.join(', ')}, not "${given}"`)
  return given
}

async function start(options: PlainOptions, seconds: number): Promise<Supervised> {
  try {
    if (seconds > 0) return await superviseServer(options, seconds * SECOND)
    const { startServer } = await import('@bothy/server') // slow to load, and the other commands do without it
    return { ...(await startServer(options)), failed: new Promise(() => undefined) }
  } catch (error) {
    throw error instanceof Error && error.name === 'StartProblem' ? new UsageError(error.message) : error
  }
}

async function untilEnd({ failed }: Supervised): Promise<Error | null> {
  const asked = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(null))
  })
  return Promise.race([asked, failed])
}

export const serve: Command = {
  name: 'serve',
  operands: [],
  summary: 'The server: what npm start runs.',
  flags: [
    { name: 'port', value: 'N', help: `port to listen on (${PORT}; the next free one if it is taken)` },
    { name: 'host', value: 'ADDRESS', help: 'address to listen on (all of this machine)' },
    ...DATABASE_FLAGS,
    { name: 'url', value: 'URL', help: 'address that people are sent, such as https://bothy.example' },
    {
      name: 'metrics',
      value: 'ADDRESS',
      help: 'where figures for Prometheus are served, such as 127.0.0.1:9464 (nowhere; also BOTHY_METRICS)',
    },
    {
      name: 'mail-url',
      value: 'URL',
      help: 'mail server that sends notices, smtp://user:password@host:587 (none; also MAIL_URL, where nobody else sees it)',
    },
    {
      name: 'mail-from',
      value: 'ADDRESS',
      help: 'sender of these e-mails, such as bothy@example.org (also MAIL_FROM)',
    },
    {
      name: 'trust-proxy',
      value: 'LIST',
      help: 'proxies of your own to believe: addresses, networks (10.0.0.0/8), loopback, private (also BOTHY_TRUST_PROXY)',
    },
    { name: 'origins', value: 'LIST', help: 'other sites whose pages may connect, https://… (also BOTHY_ORIGINS)' },
    {
      name: 'contact',
      value: 'ADDRESS',
      help: 'where to tell of a hole in the server, mailto:… or https://…, shown in /.well-known/security.txt (also BOTHY_CONTACT)',
    },
    {
      name: 'rate-same-address',
      value: null,
      help: 'count rated games of people behind one address, as in a club or a school (also BOTHY_RATE_SAME_ADDRESS=1)',
    },
    {
      name: 'call-limit',
      value: 'SECONDS',
      help: `processor time of one call of a game before its table is stopped (${CALL_SECONDS}; 0 never; also BOTHY_CALL_LIMIT)`,
    },
    {
      name: 'expert-time',
      value: 'MS',
      help: `most milliseconds that an expert thinks about a decision (${EXPERT_MS}; also BOTHY_EXPERT_TIME)`,
    },
    {
      name: 'log',
      value: 'LEVEL',
      help: `${LEVELS.join(', ')}: lines of JSON on standard error (error; also BOTHY_LOG)`,
    },
  ],
  async run(_operands, flags) {
    const normal = wholeNumber('PORT', process.env['PORT'] ?? String(PORT), 0, MOST)
    const wanted = whole(flags, 'port', normal, 0, MOST)
    const host = text(flags, 'host') ?? '0.0.0.0'
    const dataDir = dataFolder(flags)
    const url = databaseUrl(flags)
    const metrics = listeningAddress(text(flags, 'metrics') ?? process.env['BOTHY_METRICS'])
    const publicUrl = webAddress(text(flags, 'url') ?? process.env['BOTHY_URL'])
    const contact = contactAddress(text(flags, 'contact') ?? process.env['BOTHY_CONTACT'])
    const mail = mailOptions(text(flags, 'mail-url'), text(flags, 'mail-from'))
    const limit = text(flags, 'call-limit') ?? process.env['BOTHY_CALL_LIMIT'] ?? String(CALL_SECONDS)
    const seconds = wholeNumber('call-limit', limit, 0, LONGEST_CALL)
    const thinking = text(flags, 'expert-time') ?? process.env['BOTHY_EXPERT_TIME'] ?? String(EXPERT_MS)
    const expertMs = wholeNumber('expert-time', thinking, LEAST_EXPERT_MS, MOST_EXPERT_MS)
    await requireAddress(host, wanted)
    const options = {
      port: wanted,
      dataDir,
      host,
      expertMs,
      trustProxy: listOf(text(flags, 'trust-proxy') ?? process.env['BOTHY_TRUST_PROXY']),
      origins: listOf(text(flags, 'origins') ?? process.env['BOTHY_ORIGINS']).flatMap(
        (given) => webAddress(given) ?? [],
      ),
      log: levelOf(text(flags, 'log') ?? process.env['BOTHY_LOG']),
      ...(url === undefined ? {} : { databaseUrl: url }),
      ...(metrics === undefined ? {} : { metrics }),
      ...(mail === undefined ? {} : { mail }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(contact === undefined ? {} : { contact }),
      ...(isSwitchedOn(flags, 'rate-same-address', 'BOTHY_RATE_SAME_ADDRESS') ? { rateSameAddress: true } : {}),
    }
    const server = await start(options, seconds)
    if (wanted !== 0 && server.port !== wanted) out(`Port ${wanted} is taken, so Bothy listens on ${server.port}.`)
    out()
    out(`  Bothy is open:  ${server.url}`)
    for (const address of server.addresses) out(`  on your network: ${address}`)
    out()
    out('  Open the address in a browser and choose "Play now".')
    out(`  Games are kept in ${url === undefined ? dataDir : 'PostgreSQL'}. Ctrl-C stops the server; nothing is lost.`)
    out()
    const failed = await untilEnd(server)
    if (failed !== null) {
      process.stderr.write(
        `bothy: the server ends again and again (${failed.message}). Every move that was acknowledged is on disk.\n`,
      )
      process.exit(1)
    }
    out('Closing…')
    const late = setTimeout(() => {
      out('It takes too long. Every move that was acknowledged is on disk.')
      process.exit(1)
    }, CLOSE_WITHIN)
    await server.close()
    clearTimeout(late)
    out('Closed. Every move is on disk.')
  },
}
