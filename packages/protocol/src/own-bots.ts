import { Type, type Static } from 'typebox'
import { PersonName } from './json.ts'

const strict = { additionalProperties: false } as const

/** Begins the name of every bot of a person, so that it is known as one wherever its name stands. */
export const OWN_BOT_MARK = '[bot]'

/** Of an account, at the same time. */
export const MOST_OWN_BOTS = 5
export const LONGEST_OWN_BOT_NAME = 18

const BotId = Type.String({ pattern: '^[\\w-]{8,40}$' })

/** `seen`: when it last connected. */
export const OwnBot = Type.Object(
  {
    id: BotId,
    name: PersonName,
    created: Type.Integer(),
    seen: Type.Union([Type.Integer(), Type.Null()]),
    online: Type.Boolean(),
  },
  strict,
)
export type OwnBot = Static<typeof OwnBot>

/** `POST /api/bots`: the name without the mark. One that was revoked comes back under its name with a new token. */
export const NewOwnBot = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: LONGEST_OWN_BOT_NAME, pattern: '\\S' }) },
  strict,
)
export type NewOwnBot = Static<typeof NewOwnBot>

/** The token is told this once: the server keeps only a hash. */
export const MadeOwnBot = Type.Object({ bot: OwnBot, token: Type.String() }, strict)
export type MadeOwnBot = Static<typeof MadeOwnBot>

/** `PUT /api/tables/:table/seats/:seat/own-bot` */
export const SeatedOwnBot = Type.Object({ bot: BotId }, strict)
export type SeatedOwnBot = Static<typeof SeatedOwnBot>

/** Why the server ends the socket of a bot for good: to connect again is of no use. */
export const BOT_CLOSED = { token: 4001, elsewhere: 4002 } as const
