import { hide, type Json, peek, type Seat, seatLetter } from '@bothy/kernel'
import { seatOf, Transcript } from '@bothy/kernel/rule-suite'
import { cellAt, figureCode, isTile, kindsIn, NOTHING, single } from '@bothy/kit'
import { NEXT_TURN } from '../rules/frames/frame.ts'
import {
  type Activatable,
  glenMore,
  type Good,
  GOODS,
  goodId,
  invariants,
  type Offer,
  SLUG_OF,
  STACK_OF,
  startVillage,
  type State,
  TILE_BY_SLUG,
  type TileId,
  TRACK_SPACES,
  type Types,
  type View,
} from '../rules/index.ts'
import { settle } from '../rules/sequence.ts'

export type Holding = {
  /** `slug x,y`, then cubes by name and `clan` for each clan member: `s0-forest-river 0,1 wood wood clan`. */
  readonly tiles?: readonly string[]
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
  readonly revision?: number
  readonly a?: Holding
  readonly b?: Holding
  readonly c?: Holding
  readonly d?: Holding
  readonly e?: Holding
  readonly market?: { readonly [G in Good]?: number }
  readonly track?: string
  readonly figures?: { readonly [letter: string]: number }
  readonly gap?: number
  readonly left?: readonly number[]
  readonly next?: string
  readonly die?: readonly number[]
  readonly arranged?: { readonly [field: string]: Json }
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

export function tileOf(slug: string): TileId {
  const tile = TILE_BY_SLUG.get(slug)
  if (tile === undefined) throw new Error(`no tile "${slug}"`)
  return tile
}
export const slugs = (tiles: readonly TileId[]): string => tiles.map((tile) => SLUG_OF[tile]).join(' ')

export const play = (position: Position, transcript = ''): Played => new Played(position).play(transcript)

export class Played extends Transcript<Types> {
  constructor(p: Position) {
    const seats = p.seats ?? 4
    const order = Array.from({ length: seats }, (_, seat) => seat)
    super(glenMore, {
      seats,
      seed: p.seed ?? 'test',
      revision: p.revision ?? glenMore.revision,
      setup: { ...p.options, arranged: { order, die: p.die ?? [], ...p.arranged } },
      arrange: (state) => arrange(state, p),
      check: invariantsOf,
    })
  }

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

  cubes(slug: string): string {
    return kindsIn(this.state.cubes[tileOf(slug)])
      .map((kind) => GOODS[kind])
      .join(' ')
  }
  clan(slug: string): number {
    return this.state.clan[tileOf(slug)]
  }
  track(): string {
    return this.view()
      .track.map((at) => (at === null ? '.' : 'tile' in at ? 'o' : 'seat' in at ? seatLetter(at.seat) : '#'))
      .join('')
  }
  stacks(): readonly number[] {
    return this.view().stacks.slice(1)
  }
}

/** Positions may add clan members and coins: only then are these not conserved. */
function invariantsOf(s: State): void {
  try {
    invariants(s)
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    const rest = text.split('; ').filter((sentence) => !/^(GM-57|GM-26, GM-29|GM-84)/.test(sentence))
    if (rest.length > 0) throw new Error(rest.join('; '), { cause: error })
  }
}

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
