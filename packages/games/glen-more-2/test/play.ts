import { hide, type Json, type Seat } from '@bothy/kernel'
import { seatOf, Transcript } from '@bothy/kernel/rule-suite'
import { cellAt, kindsIn, single } from '@bothy/kit'
import { stacksOf } from '../modules/stacks.ts'
import { NEXT_TURN } from '../rules/frames/frame.ts'
import {
  type Activatable,
  cardNamed,
  content,
  ENGLISHMAN,
  type FieldName,
  fieldNamed,
  type FieldShown,
  glenMore2,
  type Good,
  GOODS,
  goodId,
  homeCastle,
  homeVillage,
  invariants,
  MOUNTAIN,
  MOUNTAIN_SPACES,
  NO_TILE,
  type Offer,
  type PlayerShown,
  type State,
  THE_END,
  type TileId,
  tileNamed,
  TILES,
  type Types,
} from '../rules/index.ts'
import { DIE } from '../data/pieces.ts'
import { OUT } from '../rules/topics/rondel.ts'
import { settle } from '../rules/sequence.ts'
import { arrangeChronicles, type ChroniclesArranged, fail, LETTERS, words } from './chronicles/arrange-chronicles.ts'

/** By default the home tiles of the seat, one Scotsman on the Starting Village, and 6 coins. */
export type Holding = {
  /** `id x,y`, then resources by name and `scot` for each Scotsman: `A6 2,0 wood wood scot`. A tile on the cell of one before covers it. */
  readonly tiles?: readonly string[]
  readonly village?: string
  readonly castle?: string
  readonly coins?: number
  readonly casks?: number
  readonly vp?: number
  /** Scotsmen and markers left; the others are out of the game. */
  readonly supply?: number
  readonly cards?: string
  readonly persons?: string
  readonly fields?: string
}

export type Position = ChroniclesArranged & {
  readonly seats?: number
  readonly options?: { readonly [option: string]: Json }
  readonly corrections?: Json
  readonly a?: Holding
  readonly b?: Holding
  readonly c?: Holding
  readonly d?: Holding
  /** The line from the rear: `a b # S1 END`; letters of seats, `#` the die, tiles, then further tiles. All pieces by default. */
  readonly line?: string
  readonly market?: { readonly [G in Good]?: number }
  /** How many tiles are left in the stacks A to D, The End not counted; the rest is out of the game. */
  readonly left?: readonly number[]
  readonly next?: string
  readonly discards?: string
  readonly die?: readonly number[]
  readonly chronicles?: { readonly [id: string]: Json }
}

export function tileOf(name: string): TileId {
  const tile = tileNamed(name)
  if (tile === undefined) throw new Error(`no tile "${name}"`)
  return tile
}
export const names = (tiles: readonly TileId[]): string => tiles.map((tile) => TILES[tile]).join(' ')

export const play = (position: Position, transcript = ''): Played => new Played(position).play(transcript)

export class Played extends Transcript<Types> {
  constructor(p: Position) {
    super(glenMore2, {
      seats: p.seats ?? 2,
      setup: {
        ...Object.fromEntries(Object.keys(p.chronicles ?? {}).map((id) => [id, true])),
        ...(p.england === undefined ? {} : { englishman: true }),
        ...(p.mountain === undefined ? {} : { mountain: true }),
        ...(p.race === undefined ? {} : { race: true }),
        ...(p.cellars === undefined ? {} : { cellars: true }),
        ...p.options,
        corrections: p.corrections ?? null,
        arranged: { die: p.die ?? [], ...p.chronicles },
      },
      arrange: (state) => arrange(state, p),
      check: invariants,
    })
  }

  player(letter: string): PlayerShown {
    return this.view().players[seatOf(letter)]
  }
  offer(name: string): Offer {
    const found = this.view().offers.find(({ tile }) => tile === tileOf(name))
    if (found === undefined) throw new Error(`${name} is not on offer`)
    return found
  }
  activatable(name: string): Activatable | undefined {
    return this.view().activatable.find(({ tile }) => tile === tileOf(name))
  }
  field(name: FieldName, letter: string | null = null): FieldShown {
    return this.view(letter).fields[fieldNamed(name) ?? NO_TILE]
  }
  goods(name: string): string {
    return kindsIn(this.state.goods[tileOf(name)])
      .map((kind) => GOODS[kind])
      .join(' ')
  }
  scots(name: string): number {
    return this.state.scotsmen[tileOf(name)]
  }
  line(): string {
    return this.view()
      .line.map(({ tile, pieces }) =>
        [
          ...pieces.map((piece) => (piece === DIE ? '#' : piece === ENGLISHMAN ? 'e' : LETTERS[piece])),
          ...(tile === null ? [] : [TILES[tile]]),
        ].join('+'),
      )
      .map((text) => (text === '' ? '.' : text))
      .join(' ')
  }
  vps(): readonly number[] {
    return this.state.vp.slice()
  }
}

function arrange(s: State, p: Position): void {
  const named = new Set<TileId>()
  const name = (text: string): TileId => {
    const tile = tileOf(text)
    if (named.has(tile)) throw new Error(`${text} is named twice`)
    named.add(tile)
    return tile
  }
  for (const letter of LETTERS) if (seatOf(letter) < s.seats) hold(s, seatOf(letter), p[letter] ?? {}, name)
  for (const text of words(p.discards)) s.discards.push(name(text))
  const next = words(p.next).map(name)
  const tokens = words(p.line ?? [...LETTERS.slice(0, s.seats), ...(s.options.die ? ['#'] : [])].join(' '))
  const line = tokens.map((token) =>
    token === '#' || token === 'e' || LETTERS.some((letter) => letter === token) ? token : name(token),
  )
  const stacks = stacksOf(content.contentOf(s.corrections), s.inPlay)
  const pool = stacks.map((tiles) => tiles.filter((tile) => !named.has(tile)))

  s.rondel.fill(NO_TILE)
  s.at.fill(OUT)
  s.end = OUT
  const rest = pool.flat()
  for (s.front = 0; s.front < s.rondel.length - 1; s.front++) {
    const token = isLastPlace(s, p, line) ? MOUNTAIN : line.shift()
    if (token === '#') s.at[DIE] = s.front
    else if (token === 'e') s.at[ENGLISHMAN] = s.front
    else if (typeof token === 'string') s.at[seatOf(token)] = s.front
    else s.rondel[s.front] = token ?? rest.shift() ?? NO_TILE
    if (token === THE_END) s.end = s.front
    if (token === MOUNTAIN && p.mountain !== undefined) s.front++
  }
  for (let seat = 0; seat < s.seats; seat++) if (s.end !== OUT && s.at[seat] >= s.end) s.arrivals.push(seat)
  for (let place = 0; place < s.stacks.length; place++) {
    const own = rest.filter((tile) => pool[place + 1].includes(tile) || (place === 0 && pool[0].includes(tile)))
    const first = next.filter((tile) => stacks[place + 1].includes(tile))
    const tiles = [...first, ...own]
    const keep = p.left?.[place] ?? tiles.length
    s.removed.push(...tiles.slice(keep))
    const kept = tiles.slice(0, keep).toReversed()
    if (place === s.stacks.length - 1 && s.end === OUT) kept.splice(Math.max(0, kept.length - DEPTH), 0, THE_END)
    s.stacks[place] = hide(kept)
  }
  for (const good of GOODS) s.market[goodId(good)] = p.market?.[good] ?? 1
  arrangeChronicles(s, p)
  s.stack = [NEXT_TURN]
  settle(s)
}
const DEPTH = 8

const isLastPlace = (s: State, p: Position, line: readonly (TileId | string)[]): boolean =>
  p.mountain !== undefined &&
  !s.rondel.includes(MOUNTAIN) &&
  !line.includes(MOUNTAIN) &&
  s.front === s.rondel.length - 1 - MOUNTAIN_SPACES

function put(s: State, tile: TileId, text: readonly string[]): void {
  for (const word of text) {
    if (word === 'scot') s.scotsmen[tile]++
    else s.goods[tile] += single(goodId(GOODS.find((good) => good === word) ?? fail(word)))
  }
}

function hold(s: State, seat: Seat, h: Holding, name: (text: string) => TileId): void {
  s.scotsmen[homeVillage(seat)] = 0
  put(s, homeVillage(seat), words(h.village ?? 'scot'))
  put(s, homeCastle(seat), words(h.castle))
  for (const text of h.tiles ?? []) {
    const [id, at, ...rest] = text.split(' ')
    const [x, y] = at.split(',').map(Number)
    const tile = name(id)
    const over = s.tiles[seat].find((own) => s.cell[own] === cellAt(x, y))
    if (over !== undefined) {
      s.under[tile] = over
      s.scotsmen[tile] = s.scotsmen[over]
      s.goods[tile] = s.goods[over]
      s.scotsmen[over] = 0
      s.goods[over] = 0
      s.tiles[seat].splice(s.tiles[seat].indexOf(over), 1)
    }
    s.tiles[seat].push(tile)
    s.owner[tile] = seat
    s.cell[tile] = cellAt(x, y)
    put(s, tile, rest)
  }
  const standing = s.tiles[seat].reduce((sum, tile) => sum + s.scotsmen[tile], 0)
  const { supplies } = content.contentOf(s.corrections)
  s.supply[seat] = supplies.scotsmen - 1 - standing
  if (h.supply !== undefined && h.supply !== s.supply[seat]) throw new Error(`${s.supply[seat]} Scotsmen are left`)
  s.coins[seat] = h.coins ?? 6
  s.casks[seat] = h.casks ?? 0
  s.vp[seat] = h.vp ?? 0
  s.gained[seat][0] = s.vp[seat]
  s.cards[seat] = words(h.cards).map((card) => cardNamed(card) ?? fail(card))
  s.persons[seat] = words(h.persons).map(name)
  s.fields[seat] = words(h.fields).map((field) => fieldNamed(field) ?? fail(field))
  s.markers[seat] = supplies.clanMarkers - s.fields[seat].length
  for (const field of s.fields[seat]) s.marked |= 1 << field
}
