import { GOODS } from '../../../data/index.ts'
import { bring } from '../bringing.ts'
import { claim } from '../resolving.ts'
import { gainCasks, gainVp, goodNamed, meet, room } from '../table.ts'
import { type Course, type Player, type Table } from '../types.ts'
import type { Reward } from './race-box.ts'

export function* resolve(t: Table, player: Player, reward: Reward, amount: number): Course {
  switch (reward) {
    case 'vp2':
    case 'vp3':
      gainVp(t, player, 'race', amount)
      return
    case 'coins2':
      player.coins += amount
      return
    case 'whisky':
      return gainCasks(t, player, amount)
    case 'move2':
      t.points += amount
      return
    case 'scotsman':
      return yield* bring(t, player, [], amount)
    case 'clan':
      for (let n = 0; n < amount; n++) yield* claim(t, player)
      return
    case 'joker': {
      const legal = [...GOODS.map((good) => `choose ${good}`), 'decline']
      if (player.lots.every((lot) => room(lot) === 0)) {
        meet(t, 'GM2-C1-6 no room for a resource')
        return
      }
      const [verb, good] = (yield { seat: player.seat, kind: 'choose', legal }).split(' ')
      if (verb === 'choose') yield* bring(t, player, [goodNamed(good)], 0)
    }
  }
}
