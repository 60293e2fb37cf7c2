import { type GameTypes, type Json, type RngState, type Seat, type Match, stream } from '@bothy/kernel'
import { ServerMessage, type StateMessage } from '@bothy/protocol'
import { type AnyGame, MatchLog, type TableEntry, type TableRow, stateMessage } from '@bothy/room'
import { Compile } from 'typebox/compile'

const isServerMessage = Compile(ServerMessage)

export type Heard = { readonly seat: Seat | null; readonly frames: readonly string[] }

export type Kept = { readonly row: TableRow; readonly entries: readonly TableEntry[]; readonly game: AnyGame }

export type Findings = {
  readonly problems: string[]
  compared: number
  lines: number
  replaced: number
  readonly powers: Set<string>
}

type Position = { readonly table: Match<GameTypes>; readonly matchLog: MatchLog }
type Card = { readonly type: string; readonly card?: number; readonly faceUp?: boolean }

const IMAGINED = 2

/** The log is checked line by line elsewhere. */
const told = ({ actors, view, legal, blocked, tally, result, ply }: StateMessage): string =>
  JSON.stringify({ actors, view, legal, blocked, tally, result, ply })

/**
 * Each `state` is rebuilt from positions that the viewer cannot tell from the true one: the bytes must be equal. Log lines must be
 * witnessed facts, naming no card unseen before and after; a card put face down must look like any other.
 */
export function findLeaks(kept: Kept, heard: readonly Heard[]): Findings {
  const findings: Findings = { problems: [], compared: 0, lines: 0, replaced: 0, powers: new Set() }
  const byVersion = heard.map(({ seat, frames }) => ({ seat, states: statesOf(frames, seat, findings) }))
  const matchLog = new MatchLog(kept.row, kept.game)
  const words = new Set<string>()
  const rng = stream('leaks', kept.row.id)
  for (const entry of kept.entries) {
    const before = matchLog.table === null ? null : kept.game.clone(matchLog.table.state)
    matchLog.take(entry)
    const { table } = matchLog
    if (table === null) continue
    for (const state of Object.values(table.state.rng)) for (const word of state) words.add(String(word))
    const isMove = entry.type === 'ply' || entry.type === 'redo'
    if (before !== null && entry.type === 'ply') {
      notePowers(table, findings)
      replaceHidden({ table, matchLog }, before, entry, findings)
    }
    if (entry.type !== 'start' && !isMove && entry.type !== 'undo') continue
    for (const { seat, states } of byVersion) {
      for (const state of states.get(table.version) ?? []) {
        compare({ table, matchLog }, seat, state, rng, findings)
        checkLog(table, seat, state, findings)
      }
      if (before !== null && entry.type === 'ply') checkCards(kept.game, before, table, seat, findings)
    }
  }
  searchText(matchLog, heard, words, findings)
  return findings
}

function statesOf(frames: readonly string[], seat: Seat | null, { problems }: Findings): Map<number, StateMessage[]> {
  const states = new Map<number, StateMessage[]>()
  for (const text of frames) {
    const message: unknown = JSON.parse(text)
    if (!isServerMessage.Check(message)) problems.push(`not a message: ${text.slice(0, 200)}`)
    else if (message.type === 'state') {
      if (message.seat !== seat) problems.push(`a state of seat ${message.seat} went to seat ${seat}`)
      states.set(message.version, [...(states.get(message.version) ?? []), message])
    }
  }
  return states
}

function compare(
  { table, matchLog }: Position,
  seat: Seat | null,
  state: StateMessage,
  rng: RngState,
  findings: Findings,
): void {
  const truth = table.state
  for (let i = 0; i < IMAGINED; i++) {
    table.state = table.game.imagine(truth, seat, rng)
    const imagined = stateMessage(matchLog, table, { seat, from: table.plies.length, isLost: () => false, now: 0 })
    if (told(imagined) !== told(state))
      findings.problems.push(`version ${state.version}: seat ${seat} can tell more than it may`)
    findings.compared++
  }
  table.state = truth
}

function checkLog(table: Match<GameTypes>, seat: Seat | null, state: StateMessage, findings: Findings): void {
  for (const line of state.log) {
    const events = line.ply < 0 ? table.openingEvents : table.events[line.ply]
    const seen = events.flatMap((event) => table.game.witness(event, seat) ?? [])
    if (JSON.stringify(seen) !== JSON.stringify(line.events))
      findings.problems.push(`version ${state.version}: ply ${line.ply} as seat ${seat} saw it is another`)
    findings.lines++
  }
}

const CARD_FIELDS = new Set(['card', 'cards', 'gave', 'took', 'refill', 'target', 'supporters'])

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

function cardsIn(value: Json, isCard = false, out = new Set<number>()): Set<number> {
  if (typeof value === 'number' && isCard) out.add(value)
  else if (isList(value)) for (const item of value) cardsIn(item, isCard, out)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      cardsIn(item, CARD_FIELDS.has(key) || (key === 'piles' && Array.isArray(item)), out)
  }
  return out
}

/** A card in the log must be visible before or after, unless the rules turn it up in between. */
function checkCards(
  game: AnyGame,
  before: GameTypes['state'],
  table: Match<GameTypes>,
  seat: Seat | null,
  findings: Findings,
): void {
  const known = new Set([...cardsIn(game.view(before, seat)), ...cardsIn(game.view(table.state, seat))])
  for (const event of table.events.at(-1) ?? []) {
    const seen = game.witness(event, seat)
    if (seen === null || isTurnedUp(seen)) continue
    for (const card of cardsIn(seen))
      if (!known.has(card))
        findings.problems.push(
          `ply ${table.plies.length - 1}: seat ${seat} reads of card ${card}: ${JSON.stringify(seen)}`,
        )
  }
}

/** LOS-61, LOS-10: shown in passing. */
const TURNED_UP: readonly Json[] = ['revealed', 'rowThrownOut']
const isTurnedUp = (event: Json): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && TURNED_UP.includes(event['type'])

/** LOS-88: other players cannot tell which card is put face down. */
function replaceHidden(
  { table, matchLog }: Position,
  before: GameTypes['state'],
  { seat, action }: { seat: Seat; action: Json },
  findings: Findings,
): void {
  const { game } = table
  const isHidden = (a: Json): a is Card =>
    typeof a === 'object' && a !== null && 'faceUp' in a && a['faceUp'] === false && a['type'] === 'muster'
  if (!isHidden(action) || (table.events.at(-1) ?? []).some(isTurnedUp)) return
  const legal: Json[] = []
  game.legal(before, seat, legal)
  const others = legal.filter((a) => isHidden(a) && a.card !== action.card)
  const truth = table.state
  for (const other of others) {
    const events: Json[] = []
    const state = game.clone(before)
    game.apply(state, seat, other, events)
    for (let viewer: Seat | null = 0; viewer !== null; viewer = viewer + 1 < table.opening.seats ? viewer + 1 : null) {
      if (viewer !== seat) compareWith(viewer, events, state)
    }
    compareWith(null, events, state)
  }
  table.state = truth

  function compareWith(viewer: Seat | null, events: readonly Json[], state: GameTypes['state']): void {
    const see = (list: readonly Json[]): string => JSON.stringify(list.map((event) => game.witness(event, viewer)))
    if (see(events) !== see(table.events.at(-1) ?? []))
      findings.problems.push(`ply ${table.plies.length - 1}: seat ${viewer} reads which card lies face down`)
    table.state = truth
    const shown = told(
      stateMessage(matchLog, table, { seat: viewer, from: table.plies.length, isLost: () => false, now: 0 }),
    )
    table.state = state
    if (
      told(stateMessage(matchLog, table, { seat: viewer, from: table.plies.length, isLost: () => false, now: 0 })) !==
      shown
    )
      findings.problems.push(`ply ${table.plies.length - 1}: seat ${viewer} sees which card lies face down`)
    findings.replaced++
  }
}

function notePowers(table: Match<GameTypes>, { powers }: Findings): void {
  const BY_EVENT: { readonly [type: string]: string } = {
    copied: 'copyPower',
    discarded: 'discardAnother',
    swapped: 'swapWithClan',
    drew: 'drawCard',
    exchanged: 'swapWithSupporter',
  }
  for (const event of table.events.at(-1) ?? []) {
    if (typeof event !== 'object' || event === null || !('type' in event)) continue
    const { type } = event
    if (type === 'marked') powers.add(JSON.stringify(event['mark']).slice(1, -1))
    else if (type === 'mustered' && event['extra'] === true) powers.add('musterAnother')
    else if (typeof type === 'string' && type in BY_EVENT) powers.add(BY_EVENT[type])
  }
}

const LONG_NUMBER = /-?\d{6,}/g

function searchText(
  matchLog: MatchLog,
  heard: readonly Heard[],
  words: ReadonlySet<string>,
  { problems }: Findings,
): void {
  for (const { seat, frames } of heard) {
    for (const text of frames) {
      if (text.includes(matchLog.seed ?? '') && !text.includes('"status":"over"'))
        problems.push(`seat ${seat} was sent the seed`)
      for (const [number] of text.matchAll(LONG_NUMBER))
        if (words.has(number)) problems.push(`seat ${seat} was sent a word of a generator`)
    }
  }
}
