import { Type, type Static } from 'typebox'
import { PersonName } from './json.ts'
import { TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const

/** Somebody with an account, by the exact name. */
export const Named = Type.Object({ name: PersonName }, strict)
export type Named = Static<typeof Named>

/** Since when: friends, asked, blocked. */
export const KnownPerson = Type.Object({ name: PersonName, since: Type.Integer() }, strict)
export type KnownPerson = Static<typeof KnownPerson>

/** `GET /api/friends`: my friends, who asks me, whom I have asked and who has not answered yet, whom I block; each newest first. */
export const Friends = Type.Object(
  {
    friends: Type.Array(KnownPerson),
    asking: Type.Array(KnownPerson),
    asked: Type.Array(KnownPerson),
    blocked: Type.Array(KnownPerson),
  },
  strict,
)
export type Friends = Static<typeof Friends>

/** `GET /api/invitations`: somebody asks me to a table that still waits. */
export const Invitation = Type.Object({ table: TableSummary, by: PersonName, since: Type.Integer() }, strict)
export type Invitation = Static<typeof Invitation>

/** `GET /api/tables/:table/invitations`: whom I have asked there. */
export const SentInvitation = Type.Object({ name: PersonName, declined: Type.Boolean() }, strict)
export type SentInvitation = Static<typeof SentInvitation>

export const REPORT_REASONS = ['abuse', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `POST /api/tables/:table/chat/:line/report`: what is wrong with a line, for the operator of the server. */
export const ChatReport = Type.Object(
  { reason: Type.Enum(REPORT_REASONS), note: Type.String({ maxLength: 300 }) },
  strict,
)
export type ChatReport = Static<typeof ChatReport>
