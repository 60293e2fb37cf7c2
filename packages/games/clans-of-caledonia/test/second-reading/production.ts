import { ask, type Course, withdraw } from './asking.ts'
import { isWorker, meet, piecesOf, placed, type Player, type Table } from './table.ts'

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i)

export function* produce(t: Table, seat: number): Course {
  const player = t.players[seat]
  moveBarrels(t, player)
  player.money += workersMoney(t, player)
  player.goods.wool += placed(t, seat, 'sheep')
  player.goods.milk += placed(t, seat, 'cow')
  player.goods.grain += 2 * placed(t, seat, 'field')
  const whisky = yield* processGoods(t, seat)
  if (player.clan === 'mackenzie') player.money += 3 * whisky
  if (player.clan === 'cunningham') yield* discardMilk(t, seat)
  // In the last round a barrel would come back at once, for nothing.
  if (player.clan === 'mackenzie' && whisky > 0 && t.round < 5) yield* storeBarrel(t, seat)
}

function moveBarrels(t: Table, player: Player): void {
  if (player.cellar[2]) {
    withdraw(t, player.seat, 3)
    meet(t, 'COC-91 pushed out')
  }
  player.cellar = player.cellar.map((_, i) => i > 0 && player.cellar[i - 1])
}

function workersMoney(t: Table, { seat, clan, technology }: Player): number {
  if (clan === 'macdonald') return 4 * piecesOf(t, seat).filter(({ unit }) => isWorker(unit)).length
  const woodcutter = technology.has('woodcutter') ? 6 : 4
  const miner = technology.has('miner') ? 8 : 6
  return woodcutter * placed(t, seat, 'woodcutter') + miner * placed(t, seat, 'miner')
}

function* processGoods(t: Table, seat: number): Course<number> {
  const { goods } = t.players[seat]
  const options = (): string[] =>
    upTo(Math.min(placed(t, seat, 'bakery'), goods.grain)).flatMap((bread) =>
      upTo(Math.min(placed(t, seat, 'dairy'), goods.milk)).flatMap((cheese) =>
        upTo(Math.min(placed(t, seat, 'distillery'), goods.grain - bread)).map(
          (whisky) => `process ${bread} ${cheese} ${whisky}`,
        ),
      ),
    )
  if (options().length === 1) return 0
  const [bread, cheese, whisky] = (yield* ask(t, seat, 'process', options)).slice(1).map(Number)
  const idle =
    Math.min(goods.milk, placed(t, seat, 'dairy')) -
    cheese +
    Math.min(goods.grain, placed(t, seat, 'bakery') + placed(t, seat, 'distillery')) -
    bread -
    whisky
  meet(t, idle === 0 ? 'COC-66 everything processed' : 'COC-66 kept')
  goods.grain -= bread + whisky
  goods.milk -= cheese
  goods.bread += bread
  goods.cheese += cheese
  goods.whisky += whisky
  return whisky
}

function* discardMilk(t: Table, seat: number): Course {
  const player = t.players[seat]
  const [verb, , n] = yield* ask(t, seat, 'milk', () => [
    ...upTo(player.goods.milk)
      .slice(1)
      .map((most) => `discard milk ${most}`),
    'skip',
  ])
  if (verb === 'skip') return
  player.goods.milk -= Number(n)
  player.money += 8 * Number(n)
  meet(t, 'COC-85 milk discarded')
}

function* storeBarrel(t: Table, seat: number): Course {
  const player = t.players[seat]
  const [verb] = yield* ask(t, seat, 'barrel', () => ['store', 'skip'])
  if (verb === 'skip') return
  player.goods.whisky -= 1
  player.cellar[0] = true
  meet(t, 'COC-91 stored')
}
