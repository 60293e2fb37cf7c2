import type { Seat } from '@bothy/kernel'
import { sizeOf, xOf, yOf } from '@bothy/kit'
import { namesIn } from '../data/bundles.ts'
import { viewModules } from '../modules/module-states.ts'
import { isChronicleFrame } from '../modules/tables.ts'
import { contentOf } from './content.ts'
import { NO_TILE, type TileId } from '../data/tiles.ts'
import { askedOf } from './frames/frame.ts'
import { isInReach } from './topics/activation.ts'
import { openCells } from './topics/placement.ts'
import { isLegalWithout } from './topics/removal.ts'
import { PIECES } from '../data/pieces.ts'
import { isFinished, rearPosition, tileAt, tilesLeft } from './topics/rondel.ts'
import { compareAll } from './topics/scoring.ts'
import { pileOf, stockOf } from './topics/territory.ts'
import { actors } from './sequence.ts'
import type { AskFrame, PendingKind, PendingShown, PlayerShown, State, TileShown, View } from './types.ts'
import { fieldsShown } from './view-clan.ts'
import { activatable, byGood, choices, goodsShown, offers, spots, yields } from './view-offers.ts'

export function view(s: State, viewer: Seat | null): View {
  const f = askedOf(s)
  const { die, introductory, tie, scotsmanFrom } = s.options
  const { scotsmen, landmarks, casks, persons } = compareAll(s)
  return {
    seats: s.seats,
    viewer,
    options: { die, introductory, tie, scotsmanFrom },
    corrections: s.corrections,
    pending: pending(s, f),
    spaces: s.rondel.length,
    line: lineShown(s),
    front: s.front,
    arrivals: s.arrivals.slice(),
    stacks: s.stacks.map((_, place) => tilesLeft(s, place)),
    sizes: s.sizes.slice(),
    discards: s.discards.slice(),
    removed: s.removed.slice(),
    market: byGood((good) => s.market[good]),
    players: s.tiles.map((_, seat) => playerShown(s, seat, f)),
    fields: fieldsShown(s, f, viewer),
    standing: { scotsmen, landmarks, casks, persons },
    scorings: s.scorings,
    points: s.points,
    offers: f?.kind === 'turn' ? offers(s, f.seat) : [],
    spots: f?.kind === 'place' ? spots(s, f.seat, f.tile) : [],
    yields: yields(s, f),
    activatable: f?.kind === 'activate' || f?.kind === 'grant' ? activatable(s, f) : [],
    choices: choices(s, f),
    chronicles: viewModules(s, viewer),
    scores: s.ranks === null ? null : s.vp.slice(),
    ranks: s.ranks === null ? null : s.ranks.slice(),
  }
}

function lineShown(s: State): View['line'] {
  const out: View['line'][number][] = []
  for (let position = rearPosition(s); position < s.front; position++) {
    const tile = tileAt(s, position)
    const pieces: number[] = []
    for (let piece = 0; piece < PIECES; piece++) if (s.at[piece] === position) pieces.push(piece)
    out.push({ position, tile: tile === NO_TILE ? null : tile, pieces })
  }
  return out
}

function playerShown(s: State, seat: Seat, f: AskFrame | null): PlayerShown {
  return {
    coins: s.coins[seat],
    vp: s.vp[seat],
    casks: s.casks[seat],
    supply: s.supply[seat],
    markers: s.markers[seat],
    cards: s.cards[seat].slice(),
    persons: s.persons[seat].slice(),
    fields: s.fields[seat].slice(),
    goods: goodsShown(stockOf(s, seat)),
    tiles: s.tiles[seat].map((tile) => tileShown(s, tile, f)),
    open: openCells(s, seat),
    finished: isFinished(s, seat),
  }
}

const tileShown = (s: State, tile: TileId, f: AskFrame | null): TileShown => ({
  tile,
  x: xOf(s.cell[tile]),
  y: yOf(s.cell[tile]),
  under: pileOf(s, tile).slice(1),
  scotsmen: s.scotsmen[tile],
  goods: namesIn(s.goods[tile]).slice(),
  reach: s.activated.includes(tile) ? 'used' : isReady(s, tile, f) ? 'ready' : 'far',
})

const isReady = (s: State, tile: TileId, f: AskFrame | null): boolean =>
  (f?.kind === 'activate' || f?.kind === 'grant') && s.owner[tile] === f.seat && isInReach(s, f, tile)

const asked = (kind: PendingKind, seat: Seat, more: Partial<PendingShown> = {}): PendingShown => ({
  kind,
  seat,
  seats: [seat],
  tile: null,
  goods: [],
  coins: 0,
  left: 0,
  effects: [],
  types: [],
  chosen: [],
  inner: false,
  declinable: false,
  ...more,
})

function pending(s: State, f: AskFrame | null): PendingShown | null {
  if (f === null) return pendingOfChronicle(s)
  switch (f.kind) {
    case 'turn':
    case 'reward':
      return asked(f.kind, f.seat)
    case 'pay':
      return asked(f.kind, f.seat, { tile: shown(f.tile), goods: namesIn(f.bill.goods).slice(), coins: f.bill.coins })
    case 'give':
      return asked(f.kind, f.seat, { tile: f.tile, left: f.left })
    case 'place':
      return asked(f.kind, f.seat, { tile: f.tile, inner: f.inner })
    case 'effects':
      return asked(f.kind, f.seat, { tile: shown(f.tile), effects: f.effects.map(({ does }) => does) })
    case 'choose':
      return asked(f.kind, f.seat, { tile: shown(f.tile), left: f.amount, declinable: f.declinable })
    case 'bring':
      return asked(f.kind, f.seat, { goods: namesIn(f.goods).slice(), left: f.scotsmen, declinable: true })
    case 'grant':
      return asked(f.kind, f.seat, { types: f.types.slice(), inner: true, declinable: true })
    case 'claim':
      return asked(f.kind, f.seat, { left: f.left, declinable: true })
    case 'remove':
      return asked(f.kind, f.seat, {
        left: f.left,
        chosen: f.chosen.slice(),
        declinable: isLegalWithout(s, f.seat, f.chosen),
      })
    case 'keep':
      return asked(f.kind, f.seat, {
        goods: namesIn(f.goods).slice(),
        left: Math.min(sizeOf(f.goods), contentOf(s).supplies.resourcesPerTile),
      })
    case 'build':
      return asked(f.kind, f.seat, { declinable: true })
    case 'activate':
      return asked(f.kind, f.seat, { inner: f.inner, declinable: f.inner })
  }
}

function pendingOfChronicle(s: State): PendingShown | null {
  const f = s.stack.at(-1)
  return f !== undefined && isChronicleFrame(f) ? asked(f.kind, f.seat, { seats: actors(s).slice() }) : null
}

const shown = (tile: TileId): TileId | null => (tile === NO_TILE ? null : tile)
