import { Type, type Static } from 'typebox'
import { TableId } from './json.ts'

const strict = { additionalProperties: false } as const

export const CHANNEL_KINDS = ['push', 'mail', 'hook'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** In this order: the person's turn; a match has begun; a match is over; a rematch; an invitation; time runs out; a test by the person. */
export const NOTICE_KINDS = ['turn', 'began', 'over', 'rematch', 'invited', 'hurry', 'test'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/**
 * In this order: waiting for its time or a retry; claimed by a server; on its way; accepted by the other side; refused; perhaps sent; no
 * longer news when its time came; seen at the table, so not sent.
 */
export const NOTICE_STATES = ['waiting', 'claimed', 'sending', 'sent', 'failed', 'unsure', 'passed', 'seen'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

const Lang = Type.Enum(['en', 'fr'])
const Key = (bytes: number): ReturnType<typeof Type.String> =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`, maxLength: 100 })

export const NewChannel = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
      p256dh: Key(65),
      auth: Key(16),
      lang: Lang,
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      address: Type.String({ pattern: '^[^\\s@<>(),;:"\\\\]{1,64}@[^\\s@<>(),;:"\\\\]{1,255}$', maxLength: 254 }),
      lang: Lang,
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('hook'), url: Type.String({ minLength: 10, maxLength: 500 }), lang: Lang }, strict),
])
export type NewChannel = Static<typeof NewChannel>

/** `label`: enough to recognise it. `stopped`: nothing is sent there any more. */
export const Channel = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum([...CHANNEL_KINDS]),
    label: Type.String(),
    created: Type.Integer(),
    confirmed: Type.Boolean(),
    stopped: Type.Boolean(),
  },
  strict,
)
export type Channel = Static<typeof Channel>

export const SentNotice = Type.Object(
  {
    kind: Type.Enum([...NOTICE_KINDS]),
    table: Type.Union([TableId, Type.Null()]),
    game: Type.Union([Type.String(), Type.Null()]),
    medium: Type.Enum([...CHANNEL_KINDS]),
    label: Type.String(),
    state: Type.Enum([...NOTICE_STATES]),
    why: Type.Union([Type.String(), Type.Null()]),
    /** The times at which it was wanted, will be sent or tried again, and was sent or given up. */
    at: Type.Integer(),
    due: Type.Union([Type.Integer(), Type.Null()]),
    ended: Type.Union([Type.Integer(), Type.Null()]),
  },
  strict,
)
export type SentNotice = Static<typeof SentNotice>

/** `GET /api/notices`. `pushKey`: a browser needs it to subscribe. `mail`: this server sends e-mail. */
export const Notices = Type.Object(
  {
    channels: Type.Array(Channel),
    sent: Type.Array(SentNotice),
    pushKey: Type.String(),
    mail: Type.Boolean(),
  },
  strict,
)
export type Notices = Static<typeof Notices>

export const Confirmation = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict)
export type Confirmation = Static<typeof Confirmation>
