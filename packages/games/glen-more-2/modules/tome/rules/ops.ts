import type { Seat } from '@bothy/kernel'
import { single } from '@bothy/kit'
import { contentOf } from '../../../rules/content.ts'
import type { CardId } from '../../../data/cards.ts'
import type { Op, OpWord } from '../../../data/ops.ts'
import { homeCastle, NO_TILE, type TileId } from '../../../data/tiles.ts'
import { gainCoins } from '../../../rules/frames/gain.ts'
import { giveOne } from '../../../rules/frames/payment.ts'
import type { OpHandler, OpHandlers } from '../../../rules/hooks.ts'
import type { Event, FrameOf, State } from '../../../rules/types.ts'
import { gainByEvent } from './frames.ts'
import { canBorrow, canExchange, hasScotsmanAway, tomeOf, turnedOf, unturnedOf } from './queries.ts'

type OpOf<W extends OpWord> = Extract<Op, { readonly op: W }>
type Handled<W extends OpWord> = (s: State, seat: Seat, op: OpOf<W>, card: CardId, events?: Event[]) => void

const handles = <W extends OpWord>(word: W, handle: Handled<W>): OpHandler => {
  const isMine = (op: Op): op is OpOf<W> => op.op === word
  return (s, seat, op, tile, events) => {
    if (isMine(op)) handle(s, seat, op, cardOf(s, tile), events)
  }
}
const cardOf = (s: State, tile: TileId): CardId => contentOf(s).cards.findIndex((card) => card.tile === tile)

function askExchange(s: State, f: FrameOf<'exchange'>): void {
  if (canExchange(s, f)) s.stack.push(f)
}

function grant(s: State, seat: Seat, card: CardId, ops: readonly Op[]): void {
  s.stack.push({ kind: 'resolving', seat, card, ops })
}

/** GM2-C6-5: the events, word by word; the base game handles its own words. */
export const ops: OpHandlers = {
  payScotsman: handles('payScotsman', (s, seat, { amount }, card, events) => {
    const from = s.tiles[seat].filter((tile) => s.scotsmen[tile] > 0)
    if (from.length > 1 && amount > 0) s.stack.push({ kind: 'forfeit', seat, card, left: amount })
    else for (let n = 0; n < amount; n++) giveOne(s, seat, from[0], events)
  }),
  payVp: handles('payVp', (s, seat, { amount }, _card, events) => gainByEvent(s, seat, -amount, events)),
  coinsPerEventSide: handles('coinsPerEventSide', (s, seat, { amount }, _card, events) =>
    gainCoins(s, seat, amount * turnedOf(s, seat).length, events),
  ),
  replaceScoringTable: handles('replaceScoringTable', (s, seat, { category, table }, _card, events) => {
    tomeOf(s).tables[seat].push(table)
    events?.push({ type: 'tableReplaced', seat, category })
  }),
  flipLandmark: handles('flipLandmark', (s, seat, { amount }, card) => {
    if (amount > 0 && unturnedOf(s, seat).length > 0) s.stack.push({ kind: 'flip', seat, card, left: amount })
  }),
  ifClan: handles('ifClan', (s, seat, { clan, grants }, card) => {
    if (s.fields[seat].includes(clan)) grant(s, seat, card, grants)
  }),
  ifPerson: handles('ifPerson', (s, seat, { person, grants }, card) => {
    if (s.persons[seat].includes(person)) grant(s, seat, card, grants)
  }),
  exchangeOnce: handles('exchangeOnce', (s, seat, { pay, vp, allowSinclair }, card) =>
    askExchange(s, { kind: 'exchange', seat, card, pay, vp, each: false, sinclair: allowSinclair }),
  ),
  exchangePerUnit: handles('exchangePerUnit', (s, seat, { good, vpEach }, card) =>
    askExchange(s, { kind: 'exchange', seat, card, pay: single(good), vp: vpEach, each: true, sinclair: false }),
  ),
  /** All of them, one after the other: as many grants of the type as there are tiles. */
  activateAllOfType: handles('activateAllOfType', (s, seat, { type }) => {
    const types = s.tiles[seat].flatMap((tile) => (contentOf(s).tiles[tile].type === type ? [type] : []))
    s.stack.push({ kind: 'resume', seat, tile: NO_TILE, effects: [{ does: 'grant', types }] })
  }),
  /** GM2-C6-11: once its tile has left the territory, nothing. A tile on top of it is in its place (GM2-62). */
  activateTileAndNeighbours: handles('activateTileAndNeighbours', (s, seat, _op, card) => {
    const { tile } = contentOf(s).cards[card]
    if (s.owner[tile] === seat) s.stack.push({ kind: 'activate', seat, cell: s.cell[tile], all: false, inner: true })
  }),
  activateOpponentTiles: handles('activateOpponentTiles', (s, seat, { max }, card) => {
    if (max > 0 && canBorrow(s, seat)) s.stack.push({ kind: 'borrow', seat, card, left: max })
  }),
  teleportScotsman: handles('teleportScotsman', (s, seat, { amount }, card) => {
    if (amount > 0 && hasScotsmanAway(s, seat)) s.stack.push({ kind: 'recall', seat, card, left: amount })
  }),
  moveFromHomeCastleFree: handles('moveFromHomeCastleFree', (s, seat) => {
    if (s.scotsmen[homeCastle(seat)] > 0) s.stack.push({ kind: 'muster', seat })
  }),
}
