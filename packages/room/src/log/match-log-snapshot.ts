import type { GameTypes, Seat, MatchSnapshot, WrittenHistory } from '@bothy/kernel'
import type { BotLevel, StandIn } from '@bothy/protocol'

import type { LastActsSnapshot } from './last-acts.ts'
import type { Holder, Request, TableEntry } from './log.ts'
import type { MatchClock } from '../time/match-clock.ts'
import type { HintCountSnapshot } from '../hints/hint-count.ts'
import type { LogLimitSnapshot } from './log-limit.ts'

export type MatchLogSnapshot = {
  readonly seq: number
  readonly last: TableEntry
  readonly seed: string
  readonly revision: number
  readonly holders: readonly Holder[]
  readonly unready: readonly Seat[]
  readonly resigned: readonly Seat[]
  readonly standIns: readonly StandIn[]
  readonly begins: BotLevel | null
  readonly isTalkFree: boolean
  readonly request: Request | null
  readonly requests: number
  readonly clock: MatchClock | null
  readonly wear: LogLimitSnapshot
  readonly acts: LastActsSnapshot
  readonly hints: HintCountSnapshot
  readonly table: MatchSnapshot<GameTypes> & { readonly history: WrittenHistory }
}
