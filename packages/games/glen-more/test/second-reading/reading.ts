import {
  CARD_OF,
  cardTile,
  COST_OF,
  FACE_OF,
  type Good,
  GOODS,
  KIND_OF,
  PRODUCT_OF,
  SLUG_OF,
  startVillage,
  TILE_BY_SLUG,
  type TileId,
  type View,
} from '../../rules/index.ts'
import {
  around,
  canPay,
  cellsFor,
  choices,
  count,
  canPayAfterSales,
  type Lot,
  menOf,
  type Options,
  pairsToPay,
  piecesToPay,
  type Player,
  price,
  type Rows,
  ownOf,
  waysToTake,
  type Way,
  waysOf,
} from './questions.ts'
import { score } from './reckoning.ts'

type Space = View['track'][number]
type Phase = 'turn' | 'afford' | 'pay' | 'give' | 'spend' | 'place' | 'choose' | 'activate' | 'endTurn' | 'die' | 'over'

const SPACES = 14

const takeCube = (lot: Lot, good: Good): void => void lot.cubes.splice(lot.cubes.indexOf(good), 1)
const isTile = (space: Space): space is { readonly tile: TileId } => space !== null && 'tile' in space
const isFigure = (space: Space): boolean => space !== null && !('tile' in space)
const tileNamed = (slug: string): TileId => TILE_BY_SLUG.get(slug) ?? -1
const goodNamed = (word: string): Good => GOODS.find((good) => good === word) ?? 'wood'

export class Reading {
  readonly options: Options
  readonly stacks: TileId[][]
  readonly players: Player[]
  readonly rows: Rows
  readonly track: Space[]
  readonly discards: TileId[] = []
  phase: Phase = 'turn'
  seat = 0
  gap = SPACES - 1
  points = 0
  scorings = 0
  #taken: TileId = -1
  #extraUsed = false
  #open = new Map<Good, number[][]>()
  #paid = (): void => {}
  #chosen: { lot: Lot; n: number }[] = []

  constructor(options: Options, stacks: TileId[][], { players, track }: View) {
    this.options = options
    this.stacks = stacks
    this.players = players.map((_, seat) => ({
      coins: 6,
      vp: 0,
      barrels: 0,
      chieftains: 0,
      lots: [{ tile: startVillage(seat), x: 0, y: 0, clan: 1, cubes: [], reach: 'far' }],
    }))
    const n = players.length <= 3 ? 1 : 0
    this.rows = { wood: n, stone: n, grain: n, cattle: n, sheep: n }
    this.track = track.slice()
    this.#begin()
  }

  get #player(): Player {
    return this.players[this.seat]
  }
  #lot(slug: string): Lot {
    return this.#player.lots.find(({ tile }) => SLUG_OF[tile] === slug) ?? this.#player.lots[0]
  }

  #rear(): number {
    for (let i = 1; i < SPACES; i++) if (isFigure(this.track[(this.gap + i) % SPACES])) return (this.gap + i) % SPACES
    throw new Error('no figure on the track')
  }

  #begin(): void {
    const rear = this.track[this.#rear()]
    if (rear !== null && 'seat' in rear) this.seat = rear.seat
    this.phase = rear !== null && 'seat' in rear ? 'turn' : 'die'
    this.#taken = -1
    this.#extraUsed = false
  }

  #sales(): string[] {
    return this.#player.lots.flatMap(({ tile, cubes }) =>
      GOODS.filter((good) => cubes.includes(good) && this.rows[good] > 0).map(
        (good) => `sell ${good} ${SLUG_OF[tile]}`,
      ),
    )
  }

  legal(): string[] {
    const player = this.#player
    switch (this.phase) {
      case 'turn':
        return [...this.#tilesToTake().map((tile) => `take ${SLUG_OF[tile]}`), ...this.#sales()]
      case 'afford':
        return [...this.#sales(), 'discard']
      case 'pay':
        return [
          ...(COST_OF[this.#taken].any > 0
            ? pairsToPay(player, this.rows, this.options).map((pair) => `pay ${pair.join(' ')}`)
            : ['pay']),
          ...this.#declining(),
        ]
      case 'give':
        return [
          ...piecesToPay(player, this.#taken, this.options).map(
            (tile) => `give ${tile === null ? 'chieftain' : SLUG_OF[tile]}`,
          ),
          ...this.#declining(),
        ]
      case 'spend': {
        return [...this.#open].flatMap(([good, ways]) =>
          player.lots.flatMap(({ tile }, at) =>
            ways.some((way) => way[at] > 0) ? `spend ${good} ${SLUG_OF[tile]}` : [],
          ),
        )
      }
      case 'place':
        return [...cellsFor(player, this.#taken, this.options).map((cell) => `place ${cell}`), ...this.#sales()]
      case 'choose':
        return choices(this.#chosen[0].n, false).map((goods) => `choose ${goods.join(' ')}`)
      case 'activate':
        return [...this.#activations(), ...this.#clanMoves(), ...this.#sales(), 'end']
      case 'endTurn':
        return [...this.#sales(), 'end']
      case 'die':
      case 'over':
        return []
    }
  }

  #declining(): string[] {
    return this.options.declinePayment ? ['discard'] : []
  }

  #tilesToTake(): TileId[] {
    const tiles = this.track.filter(isTile).map(({ tile }) => tile)
    if (this.options.unaffordableTile === 'discard') return tiles
    const kept = tiles.filter(
      (tile) =>
        cellsFor(this.#player, tile, this.options).length > 0 && canPay(this.#player, this.rows, tile, this.options),
    )
    return kept.length > 0 ? kept : tiles
  }

  #openWays(lot: Lot): Way[] {
    return waysOf(lot, this.options).filter(({ pay }) => price(this.#player, this.rows, pay) <= this.#player.coins)
  }

  #activations(): string[] {
    const { lots } = this.#player
    const extra = lots.some(({ tile }) => tile === cardTile('loch-ness')) && !this.#extraUsed
    return lots
      .filter(({ reach }) => reach === 'ready' || (reach === 'far' && extra))
      .flatMap((lot) => this.#openWays(lot).map(({ goods }) => ['activate', SLUG_OF[lot.tile], ...goods].join(' ')))
  }

  #clanMoves(): string[] {
    const player = this.#player
    if (this.points === 0) return []
    return player.lots
      .filter(({ clan }) => clan > 0)
      .flatMap(({ tile, x, y }) => [
        ...(menOf(player) > 1 ? [`promote ${SLUG_OF[tile]}`] : []),
        ...around(player, x, y).map((to) => `move ${SLUG_OF[tile]} ${SLUG_OF[to.tile]}`),
      ])
  }

  play(text: string): void {
    const [verb, first = '', ...rest] = text.split(' ')
    const player = this.#player
    switch (verb) {
      case 'take':
        return this.#take(tileNamed(first))
      case 'sell': {
        const good = goodNamed(first)
        takeCube(this.#lot(rest[0]), good)
        player.coins += this.rows[good]--
        if (this.phase === 'afford') this.#judge()
        return
      }
      case 'discard':
        return this.#discard()
      case 'pay':
        if (first === '') return this.#payCost()
        return this.#pay([first, ...rest].map(goodNamed), () => (this.phase = 'place'))
      case 'give':
        return this.#give(first === 'chieftain' ? null : tileNamed(first))
      case 'spend':
        return this.#spend(goodNamed(first), player.lots.indexOf(this.#lot(rest[0])))
      case 'place':
        return this.#place(...first.split(',').map(Number))
      case 'choose':
        this.#chosen.shift()?.lot.cubes.push(...[first, ...rest].map(goodNamed))
        this.phase = this.#chosen.length > 0 ? 'choose' : 'activate'
        return
      case 'activate':
        return this.#activate(this.#lot(first), rest.join(' '))
      case 'move':
        this.points--
        this.#lot(first).clan--
        this.#lot(rest[0]).clan++
        return
      case 'promote':
        this.points--
        this.#lot(first).clan--
        player.chieftains++
        return
      case 'end':
        return this.#endTurn()
      default:
        throw new Error(text)
    }
  }

  #take(tile: TileId): void {
    const from = this.#rear()
    this.track[this.track.findIndex((space) => isTile(space) && space.tile === tile)] = this.track[from]
    this.track[from] = null
    this.#taken = tile
    if (cellsFor(this.#player, tile, this.options).length === 0) this.#discard()
    else this.#judge()
  }

  #discard(): void {
    this.discards.push(this.#taken)
    this.phase = this.#player.lots.some(({ tile }) => tile === cardTile('loch-ness')) ? 'activate' : 'endTurn'
  }

  #judge(): void {
    const player = this.#player
    const { goods, any, barrels, pieces } = COST_OF[this.#taken]
    if (!canPay(player, this.rows, this.#taken, this.options)) {
      if (canPayAfterSales(player, this.rows, this.#taken, this.options)) this.phase = 'afford'
      else this.#discard()
      return
    }
    if (this.options.declinePayment && goods.length + any + barrels + pieces > 0)
      this.phase = pieces > 0 ? 'give' : 'pay'
    else this.#payCost()
  }

  #payCost(): void {
    const player = this.#player
    const { goods, any, barrels, pieces } = COST_OF[this.#taken]
    player.barrels -= barrels
    const gifts = piecesToPay(player, this.#taken, this.options)
    const pairs = pairsToPay(player, this.rows, this.options)
    if (pieces > 0 && gifts.length > 1) this.phase = 'give'
    else if (pieces > 0) this.#give(gifts[0])
    else if (any > 0 && pairs.length > 1) this.phase = 'pay'
    else this.#pay(any > 0 ? pairs[0] : goods, () => (this.phase = 'place'))
  }

  #give(tile: TileId | null): void {
    if (tile === null) this.#player.chieftains--
    else this.#lot(SLUG_OF[tile]).clan--
    this.phase = 'place'
  }

  #pay(goods: readonly Good[], paid: () => void): void {
    const player = this.#player
    this.#paid = paid
    for (const good of new Set(goods)) {
      const need = count(goods, good)
      const own = ownOf(player, good, need)
      for (let n = own; n < need; n++) player.coins -= ++this.rows[good]
      this.#open.set(good, waysToTake(player.lots, good, own))
    }
    this.#settle()
  }

  #spend(good: Good, at: number): void {
    takeCube(this.#player.lots[at], good)
    const ways = this.#open.get(good) ?? []
    this.#open.set(
      good,
      ways.filter((way) => way[at] > 0).map((way) => way.with(at, way[at] - 1)),
    )
    this.#settle()
  }

  #settle(): void {
    for (const [good, [only, ...others]] of this.#open) {
      if (others.length > 0) continue
      for (const [at, n] of only.entries()) for (let k = 0; k < n; k++) takeCube(this.#player.lots[at], good)
      this.#open.delete(good)
    }
    if (this.#open.size > 0) this.phase = 'spend'
    else this.#paid()
  }

  #place(x = 0, y = 0): void {
    const player = this.#player
    const tile = this.#taken
    const { clan, barrels } = FACE_OF[tile]
    const lot: Lot = { tile, x, y, clan, cubes: [], reach: 'ready' }
    for (const near of around(player, x, y)) near.reach = 'ready'
    player.lots.push(lot)
    player.barrels += barrels
    this.#chosen = []
    const card = CARD_OF[tile]
    if (card === 'loch-lochy') this.#chosen.push({ lot, n: 2 })
    if (card === 'loch-oich') for (const own of player.lots) own.reach = 'ready'
    if (card === 'loch-shiel')
      for (const own of player.lots.filter(({ cubes }) => cubes.length === 0)) {
        if (PRODUCT_OF[own.tile] >= 0) own.cubes.push(GOODS[PRODUCT_OF[own.tile]])
        if (KIND_OF[own.tile] === 'abbey') this.#chosen.push({ lot: own, n: 1 })
      }
    if (card === 'armadale-castle') player.coins += 3
    if (card === 'castle-moil') player.barrels += 1
    if (card === 'castle-stalker') lot.clan += 1
    if (card === 'donan-castle') player.barrels += 2
    this.phase = this.#chosen.length > 0 ? 'choose' : 'activate'
  }

  #activate(lot: Lot, goods: string): void {
    const chosen = this.#openWays(lot).find((way) => way.goods.join(' ') === goods)
    if (chosen === undefined) throw new Error(`${SLUG_OF[lot.tile]} does not take ${goods}`)
    if (lot.reach === 'far') this.#extraUsed = true
    lot.reach = 'used'
    this.#pay(chosen.pay, () => {
      if (chosen.cube !== null) lot.cubes.push(chosen.cube)
      this.#player.vp += chosen.vp
      this.#player.barrels += chosen.barrels
      this.points += chosen.points
      this.phase = 'activate'
    })
  }

  roll(roll: number): void {
    const from = this.#rear()
    const ahead = Array.from({ length: SPACES - 1 }, (_, i) => (from + 1 + i) % SPACES)
    const to = ahead.filter((space) => isTile(this.track[space]))[roll - 1]
    const space = this.track[to]
    if (isTile(space)) this.discards.push(space.tile)
    this.track[to] = this.track[from]
    this.track[from] = null
    this.#endTurn()
  }

  #endTurn(): void {
    const rear = this.#rear()
    const gap = (rear + SPACES - 1) % SPACES
    for (let at = (this.gap + 1) % SPACES; at !== rear; at = (at + 1) % SPACES) {
      const space = this.track[at]
      if (isTile(space)) this.discards.push(space.tile)
      this.track[at] = null
    }
    let due = false
    for (let at = this.gap; at !== gap; at = (at + 1) % SPACES) {
      const stack = this.stacks.find((tiles) => tiles.length > 0)
      const tile = stack?.shift()
      if (tile !== undefined) this.track[at] = { tile }
      if (stack?.length === 0) due = true
    }
    this.gap = gap
    this.points = 0
    for (const { lots } of this.players) for (const lot of lots) lot.reach = 'far'
    if (due) score(this.players)
    if (due) this.scorings++
    if (this.stacks.every((tiles) => tiles.length === 0)) this.phase = 'over'
    else this.#begin()
  }
}
