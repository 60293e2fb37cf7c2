import {
  BOT_CLOSED,
  ChatLine,
  ClientMessage,
  Hint,
  LogEntry,
  PACKED,
  Refusal,
  SeatInfo,
  ServerMessage,
  TableId,
  TableInfo,
} from '@bothy/protocol'
import { LIMITS } from './limits/limits.ts'
import { FOR_BOTS } from './sockets/own-bot-sockets.ts'
import { PACKED_FROM } from './sockets/outgoing.ts'

type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
}

const NAMED: ReadonlyMap<object, string> = new Map<object, string>([
  [TableInfo, 'TableInfo'],
  [SeatInfo, 'SeatInfo'],
  [LogEntry, 'LogEntry'],
  [ChatLine, 'ChatLine'],
  [Hint, 'Hint'],
  [Refusal, 'Refusal'],
])

function typeOf(schema: Schema): string {
  const name = NAMED.get(schema)
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`
  if (schema === TableId) return 'table id'
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  if (schema.type === 'object')
    return `{ ${Object.entries(schema.properties ?? {})
      .map(([key, field]) => `${key}: ${typeOf(field)}`)
      .join(', ')} }`
  return (schema.type ?? 'any JSON') + bounds(schema)
}

const LARGE = 1e9

function bounds({ minimum, maximum, maxLength, pattern }: Schema): string {
  if (minimum !== undefined && maximum !== undefined && maximum < LARGE) return ` ${minimum} to ${maximum}`
  if (maxLength !== undefined) return ` of at most ${maxLength} characters`
  return pattern === undefined ? '' : ` like \`${pattern}\``
}

function fieldsOf(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => {
      const isOptional = schema.required?.includes(name) === true ? '' : ' (may be missing)'
      return `| \`${name}\`${isOptional} | ${cell(typeOf(field))} | ${cell(field.description ?? '')} |`
    })
  return rows.length === 0 ? 'No fields.' : ['| field | type | meaning |', '|---|---|---|', ...rows].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const isSchema = (x: object): x is Schema => 'type' in x || 'anyOf' in x

const messages = (union: { readonly anyOf: readonly object[] }): string =>
  union.anyOf
    .filter(isSchema)
    .map(
      (schema) =>
        `### \`${String(schema.properties?.['type']?.const)}\`\n\n${schema.description ?? ''}\n\n${fieldsOf(schema)}`,
    )
    .join('\n\n')

const shape = (schema: Schema, name: string): string => {
  const parts = schema.anyOf ?? [schema]
  return `### ${name}\n\n${schema.description === undefined ? '' : `${schema.description}\n\n`}${parts.map(fieldsOf).join('\n\nor\n\n')}`
}

export function protocolDocs(): string {
  return `# The socket

Written by \`node packages/server/src/write-docs.ts\` from the schemas in \`packages/protocol\`; a test holds it up to date. The same as JSON
schema: \`GET /api/socket\`. The REST side describes itself at \`GET /api/openapi.json\`.

Every message is an object whose \`type\` names it; the tables list its other fields. A table id is 8 to 40 letters, digits, \`_\` and \`-\`.

A WebSocket at \`/socket\`, text frames of JSON, one message each, at most ${LIMITS.payload / 1024} KB from the client. At
\`/socket?pack=${PACKED}\` the server compresses messages of ${PACKED_FROM / 1024} KB or more this way, as binary frames. The cookie of \`GET /api/me\` says who speaks; without one a
connection may look on. A bot of a person sends its token instead, in the header \`Authorization: Bearer TOKEN\` and nowhere else ([bots](bots.md)): it has one socket
(a newer one ends the older with code ${BOT_CLOSED.elsewhere}), may say ${LIMITS.botSocket.rate} messages a second for long and ${LIMITS.botSocket.burst} at once, of which connecting costs five, and among them only
${FOR_BOTS.map((type) => `\`${type}\``).join(', ')}; a token that is not valid, or no longer, ends its socket with code ${BOT_CLOSED.token}. Unknown fields are refused. Messages that carry a \`tag\` are answered by \`done\` or \`refused\` with the same tag. A
connection that is faster than ${LIMITS.socket.rate} messages a second for long is refused with \`too-fast\`, and
ended if it goes on; \`attend\`, \`join\`, \`look\` and \`sequence\` count as five messages, \`chat\`, \`away\` and \`hint\` as ten, a large frame by its size. One address has at most ${LIMITS.sockets} sockets, which
together may say ten times as much as one; a further one is closed with code 1013. REST takes ${LIMITS.rest} requests a minute from one address,
however they are written. After a lost connection: connect, \`hello\`, \`join\`; the first
\`state\` is whole. A \`submit\` that was not answered may be sent again: if the first one had arrived, the second is \`stale\`.

## From the client

${messages(ClientMessage)}

## From the server

${messages(ServerMessage)}

## Shapes

${[...NAMED].map(([schema, name]) => shape(schema, name)).join('\n\n')}
`
}
