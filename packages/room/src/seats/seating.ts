import type { Json, Seat } from '@bothy/kernel'
import type { BotLevel } from '@bothy/protocol'
import { botName } from './bot-names.ts'
import { inColourAt } from './colours.ts'
import type { MatchLog } from '../log/match-log.ts'
import { apartFrom } from './names.ts'
import { type Actor, type Holder, type PersonId, type TableEntry, botLevel } from '../log/log.ts'
import { type Outcome, done, refuse } from '../log/outcome.ts'

export const isOwn = (matchLog: MatchLog, person: PersonId | null, seat: Seat): boolean => {
  const holder = matchLog.holders[seat]
  return person !== null && holder?.kind === 'person' && holder.person === person
}

const actorOf = (matchLog: MatchLog, person: PersonId): Actor =>
  matchLog.row.host === person ? 'host' : (ownSeats(matchLog, person)[0] ?? 'host')

export type Command = (matchLog: MatchLog) => Outcome

export const held =
  (person: PersonId | null, seat: Seat, command: Command): Command =>
  (matchLog) =>
    isOwn(matchLog, person, seat) ? command(matchLog) : refuse('not-seated')

export const played = (person: PersonId | null, seat: Seat, command: Command): Command =>
  held(person, seat, (matchLog) => {
    const isPlayed = botLevel(matchLog.holders[seat]) === null || matchLog.status === 'over'
    return isPlayed ? command(matchLog) : refuse('not-your-turn')
  })

export const playedByBot =
  (seat: Seat, version: number, action: Json): Command =>
  (matchLog) =>
    botLevel(matchLog.holders[seat]) === null || matchLog.request !== null
      ? refuse('stale')
      : matchLog.submit(seat, version, action)

export function ownSeats(matchLog: MatchLog, person: PersonId | null): readonly Seat[] {
  const own: Seat[] = []
  for (let seat = 0; seat < matchLog.holders.length; seat++) if (isOwn(matchLog, person, seat)) own.push(seat)
  return own
}

export const hasPlayer = (matchLog: MatchLog): boolean =>
  matchLog.holders.some((holder) => holder.kind === 'person' && holder.person !== null && holder.away === null)

export const peopleOf = (matchLog: MatchLog): readonly PersonId[] => [
  ...new Set(
    matchLog.holders.flatMap((holder) => (holder.kind === 'person' && holder.person !== null ? [holder.person] : [])),
  ),
]

export const isSolo = (holders: readonly { readonly kind: Holder['kind'] }[]): boolean =>
  holders.filter(({ kind }) => kind === 'person').length === 1 && holders.every(({ kind }) => kind !== 'open')

export const namesOf = (holders: readonly Holder[]): readonly string[] =>
  holders.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]))

export const namesOfOthers = (matchLog: MatchLog, person: PersonId | null): readonly string[] =>
  namesOf(matchLog.holders.filter((_, seat) => !isOwn(matchLog, person, seat)))

export const mayTalk = (matchLog: MatchLog, person: PersonId | null): boolean =>
  person !== null && (matchLog.isTalkFree || matchLog.row.host === person || ownSeats(matchLog, person).length > 0)

export function setTalk(matchLog: MatchLog, person: PersonId, all: boolean): Outcome {
  if (matchLog.row.host !== person) return refuse('not-host')
  return matchLog.isTalkFree === all ? done() : matchLog.add({ type: 'talk', all })
}

export type Starting = { readonly drawSeed: () => string; readonly isHere: (person: PersonId) => boolean }

/** With the last free seat the match begins; where time is kept, or if they wish, people say themselves that they are ready. */
export function sit(
  matchLog: MatchLog,
  seat: Seat,
  who: { readonly person: PersonId; readonly name: string; readonly isReady?: boolean },
  starting: Starting,
): Outcome {
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  if (matchLog.holders[seat]?.kind !== 'open') return refuse('seat-taken')
  // Among strangers no player sees two hands; friends may share a device.
  const { rated, visibility } = matchLog.row
  if ((rated || visibility === 'open') && ownSeats(matchLog, who.person).length > 0)
    return refuse(rated ? 'rated-seats' : 'already-seated')
  const name = apartFrom(namesOfOthers(matchLog, who.person), who.name)
  return seated(matchLog, seat, { kind: 'person', person: who.person, name, away: null }, starting, who.isReady)
}

/** Before the start. The host may free any seat, and all who sit here that of a person who has been gone for long. */
export function stand(
  matchLog: MatchLog,
  seat: Seat,
  { person, isGone }: { readonly person: PersonId; readonly isGone: (person: PersonId) => boolean },
): Outcome {
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  const holder = matchLog.holders[seat]
  if (holder === undefined || holder.kind === 'open') return refuse('not-seated')
  if (!isOwn(matchLog, person, seat) && matchLog.row.host !== person) {
    if (ownSeats(matchLog, person).length === 0 || holder.kind !== 'person') return refuse('not-host')
    if (holder.person === null || !isGone(holder.person)) return refuse('not-absent')
  }
  // A person who sits down later should find a table that waits for them.
  const disarm: readonly TableEntry[] = matchLog.begins === null ? [] : [{ type: 'begin', level: null }]
  return matchLog.add({ type: 'seat', seat, holder: { kind: 'open' } }, ...disarm)
}

export function setReady(
  matchLog: MatchLog,
  seat: Seat,
  who: { readonly person: PersonId; readonly ready: boolean },
  starting: Starting,
): Outcome {
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  if (!isOwn(matchLog, who.person, seat)) return refuse('not-seated')
  if (matchLog.unready.has(seat) === !who.ready) return done()
  const entry: TableEntry = { type: 'ready', seat, ready: who.ready }
  matchLog.take(entry)
  return done(entry, ...startIfReady(matchLog, starting))
}

export function begin(
  matchLog: MatchLog,
  who: { readonly person: PersonId; readonly level: BotLevel | null },
  starting: Starting,
): Outcome {
  if (matchLog.row.host !== who.person) return refuse('not-host')
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  if (matchLog.row.rated && who.level === 'random') return refuse('rated-random')
  const entry: TableEntry = { type: 'begin', level: who.level }
  matchLog.take(entry)
  return done(entry, ...startIfReady(matchLog, starting))
}

export function putBot(
  matchLog: MatchLog,
  seat: Seat,
  host: { readonly person: PersonId; readonly level: BotLevel; readonly isGone: (person: PersonId) => boolean },
  starting: Starting,
): Outcome {
  if (!mayPutBot(matchLog, host)) return refuse('not-host')
  const holder = matchLog.holders[seat]
  if (holder === undefined) return refuse('not-seated')
  if (matchLog.status === 'waiting') {
    if (holder.kind === 'person') return refuse('seat-taken')
    if (matchLog.row.rated && host.level === 'random') return refuse('rated-random')
    const bot = holder.kind === 'bot' ? { ...holder, level: host.level } : newBot(matchLog, seat, host.level)
    return seated(matchLog, seat, bot, starting)
  }
  if (matchLog.status !== 'playing') return refuse('finished')
  if (matchLog.row.rated) return refuse('rated-bot')
  if (holder.kind !== 'person') return refuse('seat-taken')
  if (holder.away !== null) return done()
  if (holder.person !== null && !host.isGone(holder.person)) return refuse('not-absent')
  return matchLog.add({
    type: 'seat',
    seat,
    holder: { ...holder, away: host.level },
    by: actorOf(matchLog, host.person),
  })
}

/** The host; once the match runs also any person at the table, if the host is gone too. */
function mayPutBot(
  matchLog: MatchLog,
  { person, isGone }: { readonly person: PersonId; readonly isGone: (person: PersonId) => boolean },
): boolean {
  const { host } = matchLog.row
  if (host === person) return true
  return matchLog.status === 'playing' && ownSeats(matchLog, person).length > 0 && (host === null || isGone(host))
}

export function setAway(matchLog: MatchLog, seat: Seat, person: PersonId | null, level: BotLevel | null): Outcome {
  const holder = matchLog.holders[seat]
  if (!isOwn(matchLog, person, seat) || holder?.kind !== 'person') return refuse('not-seated')
  if (matchLog.status === 'waiting') return refuse('not-your-turn')
  if (matchLog.status !== 'playing') return refuse('finished')
  if (matchLog.resigned.has(seat)) return refuse('resigned')
  if (holder.away === level) return done()
  if (matchLog.row.rated && level !== null) return refuse('rated-bot')
  return matchLog.add({ type: 'seat', seat, holder: { ...holder, away: level } })
}

export function rename(matchLog: MatchLog, person: PersonId, wanted: string): Outcome {
  const name = apartFrom(namesOfOthers(matchLog, person), wanted)
  const entries: TableEntry[] = []
  matchLog.holders.forEach((holder, seat) => {
    if (holder.kind === 'person' && holder.person === person && holder.name !== name)
      entries.push({ type: 'seat', seat, holder: { ...holder, name } })
  })
  return matchLog.add(...entries)
}

export type NewOwner = { readonly person: PersonId; readonly name: string; readonly host: PersonId | null }

/** Except where the new person sits already: no person gets a second hand. */
export function transferSeats(matchLog: MatchLog, from: PersonId, { person, name: wanted, host }: NewOwner): Outcome {
  const name = apartFrom(namesOfOthers(matchLog, from), wanted)
  const entries: TableEntry[] = matchLog.row.host === from ? [{ type: 'host', person: host }] : []
  matchLog.wear.handOver(from, person)
  if (ownSeats(matchLog, person).length > 0) return matchLog.add(...entries)
  matchLog.holders.forEach((holder, seat) => {
    if (holder.kind !== 'person' || holder.person !== from) return
    entries.push({ type: 'seat', seat, holder: { ...holder, person, name } })
    // A seat that changes hands would otherwise be ready.
    if (matchLog.unready.has(seat)) entries.push({ type: 'ready', seat, ready: false })
  })
  return matchLog.add(...entries)
}

export function close(matchLog: MatchLog, person: PersonId): Outcome {
  if (matchLog.row.host !== person) return refuse('not-host')
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  return matchLog.add({ type: 'close' })
}

function seated(matchLog: MatchLog, seat: Seat, holder: Holder, starting: Starting, isReady = true): Outcome {
  const entries: TableEntry[] = [{ type: 'seat', seat, holder: inColourAt(matchLog.holders, seat, holder) }]
  if (holder.kind === 'person' && (matchLog.row.pace !== null || !isReady))
    entries.push({ type: 'ready', seat, ready: false })
  for (const entry of entries) matchLog.take(entry)
  return done(...entries, ...startIfReady(matchLog, starting))
}

/** For a live match all must be at the table; one over days begins without them. */
const areHere = ({ row, holders }: MatchLog, isHere: (person: PersonId) => boolean): boolean =>
  row.pace?.kind !== 'live' ||
  holders.every((holder) => holder.kind !== 'person' || holder.person === null || isHere(holder.person))

export function startIfReady(matchLog: MatchLog, starting: Starting): readonly TableEntry[] {
  if (matchLog.status !== 'waiting' || matchLog.unready.size > 0 || matchLog.isHalted) return []
  const free = matchLog.holders.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const level = matchLog.begins
  if ((free.length > 0 && level === null) || !areHere(matchLog, starting.isHere)) return []
  const entries: TableEntry[] = []
  const take = (entry: TableEntry): void => {
    matchLog.take(entry)
    entries.push(entry)
  }
  if (level !== null)
    for (const seat of free)
      take({ type: 'seat', seat, holder: inColourAt(matchLog.holders, seat, newBot(matchLog, seat, level)) })
  const unseen = matchLog.row.pace?.kind === 'live' ? ({ unseen: true } as const) : {}
  take({ type: 'start', seed: starting.drawSeed(), revision: matchLog.game.revision, ...unseen })
  return entries
}

const newBot = (matchLog: MatchLog, seat: Seat, level: BotLevel): Holder => ({
  kind: 'bot',
  name: botName(matchLog.row.id, seat, namesOf(matchLog.holders)),
  level,
})
