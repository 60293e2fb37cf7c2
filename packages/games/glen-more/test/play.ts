import { hide, type Json, peek, readPly, sameJson, type Seat, seatLetter, Table } from '@bothy/kernel'
import { cellAt, figureCode, isTile, kindsIn, NOTHING, single } from '@bothy/kit'
import { NEXT_TURN } from '../src/frames/frame.ts'
import {
  type Activatable,
  type Event,
  glenMore,
  type Good,
  GOODS,
  goodId,
  invariants,
  type Offer,
  type Reason,
  SLUG_OF,
  STACK_OF,
  startVillage,
  type State,
  TILE_BY_SLUG,
  type TileId,
  TRACK_SPACES,
  type Types,
  type View,
} from '../src/index.ts'
import { settle } from '../src/sequence.ts'

/** What a seat begins with, if not with a start village, one clan member and 6 coins. */
export type Holding = {
  /** `slug x,y`, then cubes by name and `clan` for each clan member: `s0-forest-river 0,1 wood wood clan`. */
  readonly tiles?: readonly string[]
  /** Clan members on the start village; 1 unless told. */
  readonly start?: number
  readonly coins?: number
  readonly barrels?: number
  readonly chieftains?: number
  readonly vp?: number
}

export type Position = {
  readonly seats?: number
  readonly options?: { readonly [option: string]: Json }
  readonly seed?: string
  /** The newest unless told. */
  readonly revision?: number
  readonly a?: Holding
  readonly b?: Holding
  readonly c?: Holding
  readonly d?: Holding
  readonly e?: Holding
  /** Filled spaces; the others stay as they are. */
  readonly market?: { readonly [G in Good]?: number }
  /** Tiles for the first spaces of the track that hold tiles. */
  readonly track?: string
  /** Space of each figure (`die` too) and the gap; tiles lie on all others. */
  readonly figures?: { readonly [letter: string]: number }
  readonly gap?: number
  /** How many tiles are left in the stacks 1, 2, 3; the rest is out of the game. */
  readonly left?: readonly number[]
  /** The next tiles of stack 1, 2 and 3. */
  readonly next?: string
  readonly die?: readonly number[]
  readonly arranged?: { readonly [field: string]: Json }
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
const seatOf = (letter: string): Seat => 'abcde'.indexOf(letter)

export function tileOf(slug: string): TileId {
  const tile = TILE_BY_SLUG.get(slug)
  if (tile === undefined) throw new Error(`no tile "${slug}"`)
  return tile
}
export const slugs = (tiles: readonly TileId[]): string => tiles.map((tile) => SLUG_OF[tile]).join(' ')

/** Plays a transcript: plies in notation after the letter of the seat, one on each line or between semicolons. */
export const play = (position: Position, transcript = ''): Played => new Played(position).play(transcript)

export class Played {
  readonly table: Table<Types>

  constructor(p: Position) {
    const seats = p.seats ?? 4
    const order = Array.from({ length: seats }, (_, seat) => seat)
    const raw = { ...p.options, arranged: { order, die: p.die ?? [], ...p.arranged } }
    const setup = glenMore.setup(raw, seats)
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem))
    const { id } = glenMore
    const { revision = glenMore.revision } = p
    this.table = new Table(glenMore, { game: id, revision, setup: setup.value, seats, seed: p.seed ?? 'test' })
    arrange(this.table.state, p)
    invariantsOf(this.table.state)
  }

  get state(): State {
    return this.table.state
  }

  play(transcript: string): this {
    for (const line of transcript.split(/[\n;]/)) {
      const text = line.trim()
      if (text !== '') this.#submit(text)
    }
    return this
  }

  #submit(text: string): void {
    const { seat, action } = readPly(glenMore, text)
    const answer = this.table.submit(seat, this.table.version, action)
    if (!answer.ok)
      throw new Error(
        `"${text}" is refused: ${JSON.stringify(answer.rejection)}; asked is ${this.asked}, ${this.legal().join(', ')}`,
      )
    invariantsOf(this.state)
  }

  /** The active seat takes the tile on a space and ends its turn as soon as it may. */
  takeSpace(space: number): this {
    this.play(`${this.asked.charAt(0)} take ${SLUG_OF[this.state.track[space]]}`)
    const seat = this.asked.charAt(0)
    for (let n = 0; n < 20 && this.asked.charAt(0) === seat; n++) {
      if (this.asked.endsWith(' turn')) return this
      const choices = this.legal()
      this.play(`${seat} ${choices.includes('end') ? 'end' : (choices.find((c) => !c.startsWith('sell')) ?? 'end')}`)
      if (this.lastEvents.some((e) => e.type === 'turnEnded')) return this
    }
    return this
  }

  /** The seat and what it is asked: `a turn`; `over` at the end. */
  get asked(): string {
    const { pending } = this.view()
    return pending === null ? 'over' : `${seatLetter(pending.seat)} ${pending.kind}`
  }

  /** In notation, of the seat to act; only those that begin so. */
  legal(beginning = ''): string[] {
    if (this.asked === 'over') return []
    return this.table
      .legal(seatOf(this.asked.charAt(0)))
      .map((action) => glenMore.write(action))
      .filter((text) => text.startsWith(beginning))
  }

  /** Why the seat to act may not do it; `null` if it may. */
  whyNot(text: string): Reason | null {
    const seat = seatOf(this.asked.charAt(0))
    const action = glenMore.read(text)
    const found = glenMore.blocked(this.state, seat).find((b) => sameJson(b.action, action))
    const isLegal = this.legal().includes(text)
    if (found !== undefined && isLegal) throw new Error(`"${text}" is legal and greyed`)
    if (found !== undefined) return found.reason
    if (isLegal) return null
    throw new Error(`"${text}" is neither legal nor greyed: ${this.legal().join(', ')}`)
  }

  view(): View {
    return glenMore.view(this.state, null)
  }
  player(letter: string): View['players'][number] {
    return this.view().players[seatOf(letter)]
  }
  offer(slug: string): Offer {
    const found = this.view().offers.find(({ tile }) => tile === tileOf(slug))
    if (found === undefined) throw new Error(`${slug} is not on offer`)
    return found
  }
  activatable(slug: string): Activatable | undefined {
    return this.view().activatable.find(({ tile }) => tile === tileOf(slug))
  }

  get events(): readonly Event[] {
    return [...this.table.openingEvents, ...this.table.events.flat()]
  }
  get lastEvents(): readonly Event[] {
    return this.table.events.at(-1) ?? this.table.openingEvents
  }
  eventsOf<K extends Event['type']>(type: K): Extract<Event, { type: K }>[] {
    return this.events.filter((e): e is Extract<Event, { type: K }> => e.type === type)
  }

  /** Cubes on a tile, by name. */
  cubes(slug: string): string {
    return kindsIn(this.state.cubes[tileOf(slug)])
      .map((kind) => GOODS[kind])
      .join(' ')
  }
  clan(slug: string): number {
    return this.state.clan[tileOf(slug)]
  }
  /** The track from space 0: letters of seats, `#` the die, `o` a tile, `.` nothing. */
  track(): string {
    return this.view()
      .track.map((at) => (at === null ? '.' : 'tile' in at ? 'o' : 'seat' in at ? seatLetter(at.seat) : '#'))
      .join('')
  }
  /** Tiles left in stacks 1, 2, 3. */
  stacks(): readonly number[] {
    return this.view().stacks.slice(1)
  }
}

/** As long as clan members and coins were not given by the position, everything is conserved. */
function invariantsOf(s: State): void {
  try {
    invariants(s)
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    const rest = text.split('; ').filter((sentence) => !/^(GM-57|GM-26, GM-29|GM-84)/.test(sentence))
    if (rest.length > 0) throw new Error(rest.join('; '), { cause: error })
  }
}

/** Lays out the position: every tile that it names is taken from where it is. */
function arrange(s: State, p: Position): void {
  const named = new Set<TileId>()
  const name = (slug: string): TileId => {
    const tile = tileOf(slug)
    if (named.has(tile)) throw new Error(`${slug} is named twice`)
    named.add(tile)
    return tile
  }
  for (const letter of LETTERS) hold(s, seatOf(letter), p[letter] ?? {}, name)
  const wanted = (p.track ?? '').split(' ').filter(Boolean).map(name)
  const next = (p.next ?? '').split(' ').filter(Boolean).map(name)

  const pool: TileId[] = s.track.filter((code) => isTile(code) && !named.has(code))
  for (const stack of [0, 1, 2, 3]) {
    pool.push(
      ...peek(s.stacks[stack])
        .toReversed()
        .filter((tile) => !named.has(tile)),
    )
    s.stacks[stack] = hide([])
  }
  pool.sort((a, b) => STACK_OF[a] - STACK_OF[b])

  if (p.figures !== undefined) {
    s.track.fill(NOTHING)
    for (const [letter, space] of Object.entries(p.figures))
      s.track[space] = figureCode(letter === 'die' ? 5 : seatOf(letter))
    s.gap = p.gap ?? TRACK_SPACES - 1
  }
  for (let i = 1; i < TRACK_SPACES; i++) {
    const space = (s.gap + i) % TRACK_SPACES
    if (s.track[space] <= -2) continue
    s.track[space] = wanted.shift() ?? pool.shift() ?? NOTHING
  }
  for (const stack of [1, 2, 3]) {
    const own = pool.filter((tile) => STACK_OF[tile] === stack || (stack === 1 && STACK_OF[tile] === 0))
    const tiles = [...next.filter((tile) => STACK_OF[tile] === stack), ...own]
    const keep = p.left?.[stack - 1] ?? tiles.length
    s.discards.push(...tiles.slice(keep))
    s.stacks[stack] = hide(tiles.slice(0, keep).toReversed())
  }
  for (const good of GOODS) s.market[goodId(good)] = p.market?.[good] ?? s.market[goodId(good)]
  s.stack = [NEXT_TURN]
  settle(s)
}

function hold(s: State, seat: Seat, h: Holding, name: (slug: string) => TileId): void {
  if (seat >= s.seats) return
  if (h.start !== undefined) s.clan[startVillage(seat)] = h.start
  for (const text of h.tiles ?? []) {
    const [slug, at, ...rest] = text.split(' ')
    const [x, y] = at.split(',').map(Number)
    const tile = name(slug)
    s.tiles[seat].push(tile)
    s.owner[tile] = seat
    s.cell[tile] = cellAt(x, y)
    for (const word of rest) {
      if (word === 'clan') s.clan[tile]++
      else s.cubes[tile] += single(goodId(GOODS.find((good) => good === word) ?? fail(word)))
    }
  }
  s.coins[seat] = h.coins ?? s.coins[seat]
  s.barrels[seat] = h.barrels ?? 0
  s.chieftains[seat] = h.chieftains ?? 0
  s.vp[seat] = h.vp ?? 0
}

function fail(word: string): never {
  throw new Error(`no cube "${word}"`)
}
