import { GOODS } from '../../../../data/index.ts'
import { fail, goodNamed, meet } from '../../table.ts'
import { type Player, type Chapter } from '../../types.ts'
import { type Gang, joining } from './gang.ts'

export function trick({ t, isBoss }: Gang): Chapter {
  return joining({
    *onMountain(player, heap) {
      if (!isBoss('elspeth-mctrick', player)) return
      const items = [...(heap.coins > 0 ? ['coin'] : []), ...GOODS.filter((good) => heap.goods.includes(good))]
      if (items.length === 0) return
      const legal = [
        ...items.flatMap((item) => GOODS.filter((good) => good !== item).map((good) => `trick ${item} ${good}`)),
        'decline',
      ]
      const [verb, item, good] = (yield { seat: player.seat, kind: 'trick', legal }).split(' ')
      if (verb === 'decline') return
      if (item === 'coin') heap.coins -= 1
      else heap.goods.splice(heap.goods.indexOf(goodNamed(item)), 1)
      heap.goods.push(goodNamed(good))
      meet(t, `GM2-C8-4 a trick with a ${item === 'coin' ? 'coin' : 'resource'}`)
    },
  })
}

export const malt = ({ isBoss }: Gang): Chapter => joining({ isVisitor: (player) => isBoss('erin-macmalt', player) })

const DRAWERS = ['calum-mcquack', 'bully-mcmuscle'] as const

export function boats({ t, bossOf, isBoss, tokensOf, spend }: Gang, minus: number[]): Chapter {
  return joining({
    *boatsPassed(player, other) {
      const boss = bossOf('calum-mcquack')
      if (boss === null || (boss !== player && boss !== other) || minus[boss.seat] === 0) return
      const to = boss === player ? other : player
      const answer = yield { seat: boss.seat, kind: 'slip', legal: ['slip', 'decline'] }
      if (answer === 'decline') return
      minus[boss.seat] -= 1
      minus[to.seat] += 1
      meet(t, boss === player ? 'GM2-C8-4 a penny in passing' : 'GM2-C8-4 a penny when passed')
    },
    mayBarge: (player) => isBoss('bully-mcmuscle', player),
    *rewardTaken(player, isLeft, draw) {
      // A player with both is asked once, and again after the second token.
      const name = DRAWERS.find((one) => isBoss(one, player) && tokensOf(one).length > 0)
      if (name === undefined || !isLeft()) return
      const answer = yield { seat: player.seat, kind: 'second', legal: ['second', 'decline'] }
      if (answer === 'decline') return
      spend(name, 0)
      meet(t, `GM2-C8-4 a second token by ${name}`)
      yield* draw()
    },
  })
}

export function feasters({ t, bossOf, tokensOf, spend }: Gang): Chapter {
  let rerolled = false
  const letter = (player: Player): string => 'abcd'[player.seat]
  return joining({
    *feastBegan(tokens, give) {
      rerolled = false
      const boss = bossOf('fraser-mcstarve')
      if (boss === null || tokensOf('fraser-mcstarve').length === 0) return
      const others = t.players.filter((player) => player !== boss && tokens(player) > 0)
      if (others.length === 0) return
      const legal = [...others.map((player) => `demand ${letter(player)}`), 'decline']
      const [verb, word] = (yield { seat: boss.seat, kind: 'demand', legal }).split(' ')
      if (verb === 'decline') return
      spend('fraser-mcstarve', 0)
      const of = others.find((player) => letter(player) === word) ?? fail(word)
      const places = Array.from({ length: tokens(of) }, (_, i) => `surrender ${i + 1}`)
      const [, place] = (
        places.length === 1 ? places[0] : yield { seat: of.seat, kind: 'surrender', legal: places }
      ).split(' ')
      meet(t, 'GM2-C8-4 a token surrendered')
      yield* give(of, Number(place) - 1, boss)
    },
    *feastRolled(again) {
      const boss = bossOf('oonagh-mchagg')
      if (boss === null || rerolled) return
      const answer = yield { seat: boss.seat, kind: 'reroll', legal: ['reroll', 'decline'] }
      if (answer === 'decline') return
      rerolled = true
      again()
      meet(t, 'GM2-C8-4 rolled again')
    },
  })
}
