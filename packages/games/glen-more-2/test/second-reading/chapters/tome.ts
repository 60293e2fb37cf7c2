import { BOX, CARD_FACTS, type CardName, CARDS, CATEGORIES, type Good } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import { ask } from '../asking.ts'
import { borrow } from '../borrowing.ts'
import { bring } from '../bringing.ts'
import { canPay, canPayNow, pay } from '../paying.ts'
import { remove } from '../removing.ts'
import { activate, build, claim, grant } from '../resolving.ts'
import { freeFields } from '../roads.ts'
import { face, fail, gainVp, held, homeCastle, lotOf, meet, room, settle, top, typeOf, vpOf } from '../table.ts'
import { walk, way } from '../ways.ts'
import { type Opening, printed } from './chapter.ts'
import { type Course, type LeadTable, type Lot, type Player, type Chapter } from '../types.ts'
import type { LEADS } from './tome-cases.ts'

// Chronicle 6, The Dubious Tome of Scottish History: GM2-C6-1 to GM2-C6-11.

const TILES = [
  ['T1', 'T5'],
  ['T2', 'T6'],
  ['T3', 'T7'],
  ['T4', 'T8'],
]
const WALLACE = 'A2'
const FIELDS_OF_A_ROW = 3

/** GM2-C6-5: what an event asks for before all else. */
const SCOTSMEN_PAID: { readonly [card in CardName]?: number } = {
  'castle-stalker': 1,
  'loch-morar': 2,
  'castle-of-mey': 1,
  'fort-george': 1,
  'old-man-of-storr': 1,
}
const VP_PAID: { readonly [card in CardName]?: number } = { 'loch-shiel': 1 }

const menOf = ({ lots }: Player): number => lots.reduce((sum, { men }) => sum + men, 0)

export function tome({ t, setup }: Opening): Chapter {
  for (const [i, tiles] of TILES.entries())
    for (const tile of tiles) if (!t.stacks[i].includes(tile)) fail(`${tile} is not in its stack`)
  const bonusOfOne = printed(setup, 'tome.bonus', BOX.tome.bonus)
  const tableFor = (category: number): LeadTable => {
    const name = category === 0 ? 'eventScotsmen' : 'eventCasks'
    const value = (lead: (typeof LEADS)[number]): number =>
      printed(setup, `tome.tables.${name}.${lead}`, BOX.tome.tables[name][lead])
    return { 1: value('1'), 2: value('2'), 3: value('3'), 4: value('4'), 5: value('5'), more: value('more') }
  }
  const turned = new Set<CardName>()
  let depth = 0
  let asked: Player | null = null
  /** GM2-C6-6: by seat, categories with the better table. */
  const better = t.players.map(() => new Set<number>())
  const unturned = ({ cards }: Player): CardName[] => cards.filter((card) => !turned.has(card))

  const placeOf = (player: Player, card: CardName): Lot | undefined =>
    player.lots.find(({ pile }) => pile.includes(CARD_FACTS[card].tile))

  function turn(card: CardName): void {
    turned.add(card)
    for (const { cardTurned } of t.chapters) cardTurned?.(card)
  }

  function missing(player: Player, card: CardName): string | null {
    if (menOf(player) < (SCOTSMEN_PAID[card] ?? 0)) return 'eventScotsmen'
    return vpOf(player) < (VP_PAID[card] ?? 0) ? 'eventVp' : null
  }

  function* trigger(player: Player): Course {
    for (const card of unturned(player))
      if (missing(player, card) !== null) meet(t, `GM2-C6-5 ${missing(player, card)}`)
    const legal = unturned(player).flatMap((card) => [
      ...(missing(player, card) === null ? [`event ${card}`] : []),
      `flip ${card}`,
    ])
    asked = player
    const [verb, name] = (yield { seat: player.seat, kind: 'event', legal }).split(' ')
    asked = null
    const card = CARDS.find((known) => known === name) ?? fail(name)
    turn(card)
    meet(t, `GM2-C6-3 ${verb} ${card}`)
    if (verb === 'flip') return
    for (let n = 0; n < (SCOTSMEN_PAID[card] ?? 0); n++) yield* forfeit(player)
    player.vp.event -= VP_PAID[card] ?? 0
    if (depth > 0) meet(t, 'GM2-C6-8 an event inside an event')
    depth += 1
    yield* resolve(player, card)
    depth -= 1
  }

  function* forfeit(player: Player): Course {
    const legal = player.lots.filter(({ men }) => men > 0).map((lot) => `give ${top(lot)}`)
    const [, from] = (legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'forfeit', legal }).split(' ')
    lotOf(player, from).men -= 1
    player.supply += 1
  }

  function* resolve(player: Player, card: CardName): Course {
    switch (card) {
      case 'loch-lochy': {
        yield* bring(t, player, ['cattle'], 0)
        return yield* grant(
          t,
          player,
          player.lots.filter((lot) => typeOf(lot) === 'animal').map(() => 'animal'),
        )
      }
      case 'donan-castle':
        return yield* borrow(t, player, 2)
      case 'castle-stalker':
        return yield* build(t, player)
      case 'inverness':
        better[player.seat].add(2)
        return
      case 'loch-shiel':
        if (placeOf(player, card) === undefined) meet(t, 'GM2-C6-11 to the Home Castle')
        settle(player, placeOf(player, card) ?? homeCastle(player), 2)
        return
      case 'duart-castle':
        gainVp(t, player, 'event', 3)
        if (player.fields.includes('maclean'))
          yield* exchange(player, [
            { pay: ['sheep', 'cattle'], coins: 0, vp: 6 },
            ...(player.fields.includes('sinclair')
              ? [
                  { pay: ['sheep'] as const, coins: 1, vp: 6 },
                  { pay: ['cattle'] as const, coins: 1, vp: 6 },
                ]
              : []),
          ])
        return
      case 'loch-ness':
        player.coins += player.cards.filter((one) => turned.has(one)).length
        return
      case 'armadale-castle':
        return yield* exchange(
          player,
          Array.from({ length: held(player, 'stone') + FIELDS_OF_A_ROW }, (_, i) => ({
            pay: Array.from({ length: i + 1 }, () => 'stone' as const),
            coins: 0,
            vp: 3 * (i + 1),
          })),
        )
      case 'loch-morar':
        gainVp(t, player, 'event', 9)
        return
      case 'castle-moil':
        player.coins += 2
        return yield* recall(player)
      case 'castle-of-mey':
      case 'fort-george':
        return yield* remove(t, player, 2)
      case 'old-man-of-storr':
        better[player.seat].add(0)
        return
      case 'wallace-monument':
        yield* flipAnother(player)
        if (!player.persons.includes(WALLACE)) return
        gainVp(t, player, 'event', 4)
        meet(t, 'GM2-C6-7 William Wallace')
        return
      case 'dunvegan-castle':
        return yield* exchange(player, [{ pay: ['cattle', 'cattle'], coins: 0, vp: 7 }])
      case 'glenfinnan-church': {
        const lot = placeOf(player, card)
        if (lot === undefined) meet(t, 'GM2-C6-11 the church is gone')
        else if (top(lot) !== CARD_FACTS[card].tile) meet(t, 'GM2-62 the church is covered')
        if (lot !== undefined) yield* activate(t, player, { cell: lot, all: false, inner: true })
        return
      }
      case 'general-wade':
        return yield* claim(
          t,
          player,
          freeFields(t).filter((field) => BOX.clanBoard.fields[field].colour === 'purple'),
        )
      case 'loch-lomond':
      case 'glenfinnan-monument':
        for (const { event } of t.chapters) yield* event?.(player, card) ?? []
    }
  }

  function* flipAnother(player: Player): Course {
    if (unturned(player).length === 0) return
    const legal = [...unturned(player).map((card) => `flip ${card}`), 'decline']
    const [verb, name] = (yield { seat: player.seat, kind: 'flip', legal }).split(' ')
    if (verb === 'decline') return
    meet(t, 'GM2-C6-7 another')
    turn(CARDS.find((card) => card === name) ?? fail(name))
  }

  type Deal = { readonly pay: readonly Good[]; readonly coins: number; readonly vp: number }
  const wordsOf = ({ pay: goods, coins }: Deal): string =>
    ['exchange', ...goods, ...(coins > 0 ? ['coin'] : [])].join(' ')

  /** One of these, or none. Bought resources may pay (GM2-C6-11); sales come first if they are needed. */
  function* exchange(player: Player, deals: readonly Deal[]): Course {
    const isOpen = ({ pay: goods, coins }: Deal): boolean => canPayNow(player, t.rows, { goods, coins })
    if (!deals.some(({ pay: goods, coins }) => canPay(player, t.rows, { goods, coins }))) return
    const words = yield* ask(t, player, 'exchange', () => [...deals.filter(isOpen).map(wordsOf), 'decline'])
    if (words[0] === 'decline') return
    const deal =
      deals.find((one) => wordsOf(one) === words.filter((word) => word !== '').join(' ')) ?? fail(words.join(' '))
    yield* pay(t, player, { goods: deal.pay, coins: deal.coins })
    gainVp(t, player, 'event', deal.vp)
    meet(t, `GM2-C6-11 ${wordsOf(deal)}`)
  }

  function* recall(player: Player): Course {
    const castle = homeCastle(player)
    const open = (): string[] =>
      player.lots.filter((lot) => lot !== castle && lot.men > 0).map((lot) => `move ${top(lot)} ${top(castle)}`)
    if (open().length === 0) return
    const legal = [...open(), 'decline']
    const [verb, from] = (yield { seat: player.seat, kind: 'recall', legal }).split(' ')
    if (verb === 'decline') return
    yield* walk(t, player, from, top(castle))
    meet(t, 'GM2-C6-5 to the Home Castle')
  }

  function* muster(player: Player): Course {
    const castle = homeCastle(player)
    while (castle.men > 0) {
      const others = player.lots.filter((lot) => lot !== castle)
      const legal = [...others.map((lot) => `move ${top(castle)} ${top(lot)}`), 'decline']
      const [verb, , to] = (yield { seat: player.seat, kind: 'muster', legal }).split(' ')
      if (verb === 'decline') return
      yield* walk(t, player, top(castle), to)
      meet(t, 'GM2-C6-11 from the Home Castle')
    }
  }

  const put = (lot: Lot, good: Good, n: number): void => {
    for (let i = 0; i < n && room(lot) > 0; i++) lot.goods.push(good)
  }

  return {
    sources: ['event'],
    cardTaken(_, card, lot) {
      if (card === 'old-man-of-storr') put(lot, 'stone', 2)
      if (card === 'dunvegan-castle') put(lot, 'sheep', 2)
    },
    *landmark(player, card) {
      if (card === 'fort-george') yield* muster(player)
      return card === 'wallace-monument'
    },
    menByEvents: ({ cards }) => (cards.includes('loch-shiel') ? 2 : 0),
    ways(player, lot) {
      if (face(top(lot)).activation.kind !== 'event') return null
      return unturned(player).length === 0 ? [] : [way({ besides: () => trigger(player) })]
    },
    bonus: (player, category) =>
      category === 1 ? bonusOfOne * player.cards.filter((card) => turned.has(card)).length : 0,
    leadTable(player, category): LeadTable | null {
      if (!better[player.seat].has(category)) return null
      meet(t, `GM2-C6-6 category ${category + 1}`)
      return tableFor(category)
    },
    read: () => ({
      turned: t.players.map(({ cards }) => cards.filter((card) => turned.has(card)).join()),
      tables: better.map((set) => CATEGORIES.filter((_, i) => set.has(i)).join()),
      events: (asked === null ? [] : unturned(asked)).map(
        (card) => `${card} ${asked === null ? null : missing(asked, card)}`,
      ),
    }),
    seen(s) {
      const shown = CHRONICLES.tome.view(s, null)
      return {
        turned: shown.turned.map((cards) => cards.map((card) => CARDS[card]).join()),
        tables: shown.tables.map((list) => list.join()),
        events: shown.events.map(({ card, reason }) => `${CARDS[card]} ${reason?.why ?? null}`),
      }
    },
  }
}
