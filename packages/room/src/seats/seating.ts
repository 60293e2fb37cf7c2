import type { Json, Seat } from '@bothy/kernel'
import type { BotLevel } from '@bothy/protocol'
import { botName } from './bot-names.ts'
import { inColourAt } from './colours.ts'
import type { Ledger } from '../log/ledger.ts'
import { apartFrom } from './names.ts'
import { type Actor, type Holder, type PersonId, type TableEntry, botLevel } from '../log/log.ts'
import { type Outcome, done, refuse } from '../log/outcome.ts'

/** The person who holds the seat, away or not. */
export const isOwn = (ledger: Ledger, person: PersonId | null, seat: Seat): boolean => {
  const holder = ledger.holders[seat]
  return person !== null && holder?.kind === 'person' && holder.person === person
}

/** How the log names somebody who does something at another's seat; a person with no part in the table does nothing there. */
const actorOf = (ledger: Ledger, person: PersonId): Actor =>
  ledger.row.host === person ? 'host' : (ownSeats(ledger, person)[0] ?? 'host')

export type Command = (ledger: Ledger) => Outcome

/** A command of the person who holds the seat, away or not. */
export const held =
  (person: PersonId | null, seat: Seat, command: Command): Command =>
  (ledger) =>
    isOwn(ledger, person, seat) ? command(ledger) : refuse('not-seated')

/** A command of the person who holds the seat and plays it. */
export const played = (person: PersonId | null, seat: Seat, command: Command): Command =>
  held(person, seat, (ledger) => {
    const isPlayed = botLevel(ledger.holders[seat]) === null || ledger.status === 'over'
    return isPlayed ? command(ledger) : refuse('not-your-turn')
  })

/** A ply of the bot that plays the seat. */
export const playedByBot =
  (seat: Seat, version: number, action: Json): Command =>
  (ledger) =>
    botLevel(ledger.holders[seat]) === null || ledger.request !== null
      ? refuse('stale')
      : ledger.submit(seat, version, action)

export function ownSeats(ledger: Ledger, person: PersonId | null): readonly Seat[] {
  const own: Seat[] = []
  for (let seat = 0; seat < ledger.holders.length; seat++) if (isOwn(ledger, person, seat)) own.push(seat)
  return own
}

/** Somebody sits here and plays: bots go on until it is their turn, watched or not. */
export const hasPlayer = (ledger: Ledger): boolean =>
  ledger.holders.some((holder) => holder.kind === 'person' && holder.person !== null && holder.away === null)

export const peopleOf = (ledger: Ledger): readonly PersonId[] => [
  ...new Set(
    ledger.holders.flatMap((holder) => (holder.kind === 'person' && holder.person !== null ? [holder.person] : [])),
  ),
]

/** One person against bots alone: nobody else could mind an undo past what was revealed. */
export const isSolo = (holders: readonly { readonly kind: Holder['kind'] }[]): boolean =>
  holders.filter(({ kind }) => kind === 'person').length === 1 && holders.every(({ kind }) => kind !== 'open')

/** Names at a table that are taken already. */
export const namesOf = (holders: readonly Holder[]): readonly string[] =>
  holders.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]))

/** Names that nobody else may be taken for. */
export const namesOfOthers = (ledger: Ledger, person: PersonId | null): readonly string[] =>
  namesOf(ledger.holders.filter((_, seat) => !isOwn(ledger, person, seat)))

/** People at the table and its host; others where the host lets them. */
export const mayTalk = (ledger: Ledger, person: PersonId | null): boolean =>
  person !== null && (ledger.isTalkFree || ledger.row.host === person || ownSeats(ledger, person).length > 0)

/** The host lets those without a seat write in the chat, or no longer. */
export function setTalk(ledger: Ledger, person: PersonId, all: boolean): Outcome {
  if (ledger.row.host !== person) return refuse('not-host')
  return ledger.isTalkFree === all ? done() : ledger.add({ type: 'talk', all })
}

/** Needed to begin a match: a seed, and people who are there. */
export type Starting = { readonly drawSeed: () => string; readonly isHere: (person: PersonId) => boolean }

/** Takes a free seat; with the last one the match begins. Where time is kept people say themselves that they are ready. */
export function sit(
  ledger: Ledger,
  seat: Seat,
  who: { readonly person: PersonId; readonly name: string },
  starting: Starting,
): Outcome {
  if (ledger.status !== 'waiting') return refuse('not-waiting')
  if (ledger.holders[seat]?.kind !== 'open') return refuse('seat-taken')
  // Among strangers nobody sees two hands; friends may share a device.
  const { rated, visibility } = ledger.row
  if ((rated || visibility === 'open') && ownSeats(ledger, who.person).length > 0)
    return refuse(rated ? 'rated-seats' : 'already-seated')
  const name = apartFrom(namesOfOthers(ledger, who.person), who.name)
  return seated(ledger, seat, { kind: 'person', person: who.person, name, away: null }, starting)
}

/** Leaves one's seat before the start. The host may free any other, and all who sit here that of a person who has been gone for long. */
export function stand(
  ledger: Ledger,
  seat: Seat,
  { person, isGone }: { readonly person: PersonId; readonly isGone: (person: PersonId) => boolean },
): Outcome {
  if (ledger.status !== 'waiting') return refuse('not-waiting')
  const holder = ledger.holders[seat]
  if (holder === undefined || holder.kind === 'open') return refuse('not-seated')
  if (!isOwn(ledger, person, seat) && ledger.row.host !== person) {
    if (ownSeats(ledger, person).length === 0 || holder.kind !== 'person') return refuse('not-host')
    if (holder.person === null || !isGone(holder.person)) return refuse('not-absent')
  }
  // A person who sits down later should find a table that waits for them.
  const disarm: readonly TableEntry[] = ledger.begins === null ? [] : [{ type: 'begin', level: null }]
  return ledger.add({ type: 'seat', seat, holder: { kind: 'open' } }, ...disarm)
}

/** Says whether the match may begin without waiting for this person; with the last one it does. */
export function setReady(
  ledger: Ledger,
  seat: Seat,
  who: { readonly person: PersonId; readonly ready: boolean },
  starting: Starting,
): Outcome {
  if (ledger.status !== 'waiting') return refuse('not-waiting')
  if (!isOwn(ledger, who.person, seat)) return refuse('not-seated')
  if (ledger.unready.has(seat) === !who.ready) return done()
  const entry: TableEntry = { type: 'ready', seat, ready: who.ready }
  ledger.take(entry)
  return done(entry, ...startIfReady(ledger, starting))
}

/** The host: begin as soon as everybody is ready, with bots in the free seats; null waits on. */
export function begin(
  ledger: Ledger,
  who: { readonly person: PersonId; readonly level: BotLevel | null },
  starting: Starting,
): Outcome {
  if (ledger.row.host !== who.person) return refuse('not-host')
  if (ledger.status !== 'waiting') return refuse('not-waiting')
  if (ledger.row.rated && who.level === 'random') return refuse('rated-random')
  const entry: TableEntry = { type: 'begin', level: who.level }
  ledger.take(entry)
  return done(entry, ...startIfReady(ledger, starting))
}

/** The host puts a bot on a free seat, or later lets one play for somebody who has been gone for long. */
export function putBot(
  ledger: Ledger,
  seat: Seat,
  host: { readonly person: PersonId; readonly level: BotLevel; readonly isGone: (person: PersonId) => boolean },
  starting: Starting,
): Outcome {
  if (!mayPutBot(ledger, host)) return refuse('not-host')
  const holder = ledger.holders[seat]
  if (holder === undefined) return refuse('not-seated')
  if (ledger.status === 'waiting') {
    if (holder.kind === 'person') return refuse('seat-taken')
    if (ledger.row.rated && host.level === 'random') return refuse('rated-random')
    const bot = holder.kind === 'bot' ? { ...holder, level: host.level } : newBot(ledger, seat, host.level)
    return seated(ledger, seat, bot, starting)
  }
  if (ledger.status !== 'playing') return refuse('finished')
  if (ledger.row.rated) return refuse('rated-bot')
  if (holder.kind !== 'person') return refuse('seat-taken')
  if (holder.away !== null) return done()
  if (holder.person !== null && !host.isGone(holder.person)) return refuse('not-absent')
  return ledger.add({
    type: 'seat',
    seat,
    holder: { ...holder, away: host.level },
    by: actorOf(ledger, host.person),
  })
}

/** The host; and once the match runs anybody at the table, if the host is gone too. */
function mayPutBot(
  ledger: Ledger,
  { person, isGone }: { readonly person: PersonId; readonly isGone: (person: PersonId) => boolean },
): boolean {
  const { host } = ledger.row
  if (host === person) return true
  return ledger.status === 'playing' && ownSeats(ledger, person).length > 0 && (host === null || isGone(host))
}

/** Lets a bot play one's own seat, or takes it back with null. */
export function setAway(ledger: Ledger, seat: Seat, person: PersonId | null, level: BotLevel | null): Outcome {
  const holder = ledger.holders[seat]
  if (!isOwn(ledger, person, seat) || holder?.kind !== 'person') return refuse('not-seated')
  if (ledger.status === 'waiting') return refuse('not-your-turn')
  if (ledger.status !== 'playing') return refuse('finished')
  if (ledger.resigned.has(seat)) return refuse('resigned')
  if (holder.away === level) return done()
  if (ledger.row.rated && level !== null) return refuse('rated-bot')
  return ledger.add({ type: 'seat', seat, holder: { ...holder, away: level } })
}

export function rename(ledger: Ledger, person: PersonId, wanted: string): Outcome {
  const name = apartFrom(namesOfOthers(ledger, person), wanted)
  const entries: TableEntry[] = []
  ledger.holders.forEach((holder, seat) => {
    if (holder.kind === 'person' && holder.person === person && holder.name !== name)
      entries.push({ type: 'seat', seat, holder: { ...holder, name } })
  })
  return ledger.add(...entries)
}

/** The new identity of a person, and the new host of their tables. */
export type Heir = { readonly person: PersonId; readonly name: string; readonly host: PersonId | null }

/** The seats of one person become those of another. Not where that one sits already: nobody gets a second hand. */
export function handOver(ledger: Ledger, from: PersonId, { person, name: wanted, host }: Heir): Outcome {
  const name = apartFrom(namesOfOthers(ledger, from), wanted)
  const entries: TableEntry[] = ledger.row.host === from ? [{ type: 'host', person: host }] : []
  ledger.wear.handOver(from, person)
  if (ownSeats(ledger, person).length > 0) return ledger.add(...entries)
  ledger.holders.forEach((holder, seat) => {
    if (holder.kind !== 'person' || holder.person !== from) return
    entries.push({ type: 'seat', seat, holder: { ...holder, person, name } })
    // A seat that changes hands is ready otherwise.
    if (ledger.unready.has(seat)) entries.push({ type: 'ready', seat, ready: false })
  })
  return ledger.add(...entries)
}

/** The host gives up a table that has not begun. */
export function close(ledger: Ledger, person: PersonId): Outcome {
  if (ledger.row.host !== person) return refuse('not-host')
  if (ledger.status !== 'waiting') return refuse('not-waiting')
  return ledger.add({ type: 'close' })
}

function seated(ledger: Ledger, seat: Seat, holder: Holder, starting: Starting): Outcome {
  const entries: TableEntry[] = [{ type: 'seat', seat, holder: inColourAt(ledger.holders, seat, holder) }]
  if (holder.kind === 'person' && ledger.row.pace !== null) entries.push({ type: 'ready', seat, ready: false })
  for (const entry of entries) ledger.take(entry)
  return done(...entries, ...startIfReady(ledger, starting))
}

/** Everybody of a live match is at the table. One over days begins without them. */
const areHere = ({ row, holders }: Ledger, isHere: (person: PersonId) => boolean): boolean =>
  row.pace?.kind !== 'live' ||
  holders.every((holder) => holder.kind !== 'person' || holder.person === null || isHere(holder.person))

/** Everybody is ready, and all seats are taken or the host has said to begin: bots take the free ones, and the match begins. */
export function startIfReady(ledger: Ledger, starting: Starting): readonly TableEntry[] {
  if (ledger.status !== 'waiting' || ledger.unready.size > 0 || ledger.isHalted) return []
  const free = ledger.holders.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
  const level = ledger.begins
  if ((free.length > 0 && level === null) || !areHere(ledger, starting.isHere)) return []
  const entries: TableEntry[] = []
  const take = (entry: TableEntry): void => {
    ledger.take(entry)
    entries.push(entry)
  }
  if (level !== null)
    for (const seat of free)
      take({ type: 'seat', seat, holder: inColourAt(ledger.holders, seat, newBot(ledger, seat, level)) })
  const unseen = ledger.row.pace?.kind === 'live' ? ({ unseen: true } as const) : {}
  take({ type: 'start', seed: starting.drawSeed(), revision: ledger.game.revision, ...unseen })
  return entries
}

const newBot = (ledger: Ledger, seat: Seat, level: BotLevel): Holder => ({
  kind: 'bot',
  name: botName(ledger.row.id, seat, namesOf(ledger.holders)),
  level,
})
