import { Type, type Static } from 'typebox'
import { PersonName } from './json.ts'
import { TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const

export const Named = Type.Object({ name: PersonName }, strict)
export type Named = Static<typeof Named>

export const KnownPerson = Type.Object({ name: PersonName, since: Type.Integer() }, strict)
export type KnownPerson = Static<typeof KnownPerson>

/** `GET /api/friends`: friends, requests to me, my open requests, people I block; each newest first. */
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

export const Invitation = Type.Object({ table: TableSummary, by: PersonName, since: Type.Integer() }, strict)
export type Invitation = Static<typeof Invitation>

export const SentInvitation = Type.Object({ name: PersonName, declined: Type.Boolean() }, strict)
export type SentInvitation = Static<typeof SentInvitation>

export const REPORT_REASONS = ['abuse', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const ChatReport = Type.Object(
  { reason: Type.Enum(REPORT_REASONS), note: Type.String({ maxLength: 300 }) },
  strict,
)
export type ChatReport = Static<typeof ChatReport>
