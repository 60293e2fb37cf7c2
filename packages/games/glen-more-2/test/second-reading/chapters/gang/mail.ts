import { GOODS } from '../../../../data/index.ts'
import type { Chapter } from '../../types.ts'
import { count, fail, goodNamed, lotOf, meet, room, takeGood, top, typeOf } from '../../table.ts'
import { type Gang, joining } from './gang.ts'

export function mail({ t, bossOf }: Gang, purse: { coins: number }): Chapter {
  const name = 'bruce-mcmail'
  let quiet = 0
  return joining({
    *produced(player, lot, goods) {
      const boss = bossOf(name)
      if (boss === null || boss === player || purse.coins === 0 || quiet === t.turns) return
      if (!['animal', 'material'].includes(typeOf(lot))) return
      const kinds = GOODS.filter((good) => goods.includes(good))
      const open = kinds.flatMap((good) => [
        ...boss.lots.filter((own) => room(own) > 0).map((own) => `intercept ${good} ${top(own)}`),
        ...(t.rows[good] > 0 ? [`intercept ${good} market`] : []),
      ])
      if (open.length === 0) return
      const legal = [...open, 'decline', 'declineTurn']
      const [verb, word, to] = (yield { seat: boss.seat, kind: 'intercept', legal }).split(' ')
      if (verb === 'declineTurn') quiet = t.turns
      if (verb !== 'intercept') return
      const good = goodNamed(word)
      if (count(lot.goods, good) === 0) fail(`no ${good}`)
      takeGood(lot, good)
      purse.coins -= 1
      player.coins += 1
      meet(t, to === 'market' ? 'GM2-C8-4 intercepted and sold' : 'GM2-C8-4 intercepted')
      if (to !== 'market') lotOf(boss, to).goods.push(good)
      else {
        boss.coins += t.rows[good]
        t.rows[good] -= 1
      }
    },
  })
}

export function sponge({ t, bossOf }: Gang): Chapter {
  let paid = 0
  const ALWAYS = ['scotsmen', 'landmarks', 'casks', 'persons', 'haggis']
  return joining({
    gained(player, vp, source) {
      const boss = bossOf('sibyl-macsponge')
      if (boss === null || boss === player || vp < 6 || source === 'sponge') return
      if (!ALWAYS.includes(source)) {
        if (paid === t.turns) return
        paid = t.turns
      }
      player.vp.sponge -= 1
      boss.vp.sponge += 1
      meet(t, ALWAYS.includes(source) ? 'GM2-C8-4 in a scoring' : 'GM2-C8-4 in a turn')
    },
  })
}
