import { BOX, type CardName, CARDS, FACTS, FIELDS, GANGSTERS, type GangsterName, TILES } from '../../../data/index.ts'
import { CHRONICLES } from '../../../modules/list.ts'
import type { State } from '../../../rules/index.ts'
import { fail, meet } from '../table.ts'
import { type Opening, printed } from './chapter.ts'
import { type Course, type Player, type Chapter } from '../types.ts'
import { anderson } from './gang/anderson.ts'
import { claimer } from './gang/claimer.ts'
import type { Gang } from './gang/gang.ts'
import { type Hired, lurkers, standing } from './gang/lurkers.ts'
import { mail, sponge } from './gang/mail.ts'
import { boats, feasters, malt, trick } from './gang/visitors.ts'
import { type Charged, duff, laird, type Reserved, wander } from './gang/peggies.ts'

// Chronicle 8, The Penny Mobs: GM2-C8-1 to GM2-C8-7.

function seen(s: State): object {
  const shown = CHRONICLES.mobs.view(s, null)
  return {
    prison: shown.prison.map(({ gangster, penalty, pennies, worth }) =>
      [GANGSTERS[gangster], penalty, pennies, worth].join(' '),
    ),
    hidden: shown.hidden,
    players: shown.players.map(
      ({ minus, plus, gangsters }) =>
        `${minus} ${plus} ${gangsters
          .map((gangster) => GANGSTERS[gangster])
          .toSorted()
          .join()}`,
    ),
    tokens: shown.tokens.map(({ gangster, left, coins }) => [GANGSTERS[gangster], left, ...coins].join(' ')),
    coins: shown.coins,
    lurking: shown.lurking.map(
      ({ gangster, of, tile }) => `${GANGSTERS[gangster]} ${of} ${tile === null ? null : TILES[tile]}`,
    ),
    charged: shown.charged
      .map(({ field, coins }) => `${FIELDS[field]} ${coins}`)
      .toSorted()
      .join(),
    reserved: shown.reserved === null ? null : `${TILES[shown.reserved.tile]} ${shown.reserved.coins}`,
    staked: shown.staked
      .map((card) => CARDS[card])
      .toSorted()
      .join(),
  }
}

export function mobs({ t, setup, told }: Opening): Chapter {
  const seats = t.players.length
  const drawn = printed(setup, `mobs.gangsters.${seats}`, Object.values(BOX.mobs.gangsters)[seats - 2])
  const [dealt] = told.flatMap((e) => (e.type === 'gangstersDrawn' ? [e] : []))
  if (dealt === undefined) fail('no gangsters')
  const named = (gangsters: readonly number[]): GangsterName[] => gangsters.map((one) => GANGSTERS[one])
  const prison = named(dealt.gangsters)
  let hidden = dealt.hidden
  if (prison.length + hidden !== drawn) fail(`${drawn} gangsters are drawn`)
  const isInPool = (name: GangsterName): boolean => {
    const { chronicle, minSeats } = FACTS[name]
    return seats >= minSeats && (chronicle === null || setup[chronicle])
  }
  const wanted = (setup.arranged?.mobs ?? [])
    .flatMap((word) => GANGSTERS.find((name) => name === word) ?? [])
    .filter(isInPool)
    .slice(0, drawn)
  const checkDrawn = (): void => {
    if (!all.every(isInPool)) fail(`not in the pool: ${all.join()}`)
    if (wanted.length === drawn && wanted.toSorted().join() !== all.toSorted().join()) fail(`drawn: ${all.join()}`)
  }
  const all = [...prison]
  if (!prison.every((name) => FACTS[name].back === 'S')) fail(`in prison: ${prison.join()}`)
  let came: GangsterName[] = []

  const boss = new Map<GangsterName, Player>()
  const pennies = new Map<GangsterName, number>()
  const perPlayer = printed(setup, 'mobs.pennies', BOX.mobs.pennies)
  const minus = t.players.map(() => perPlayer)
  const plus = t.players.map(() => 0)
  const tokens = new Map<GangsterName, number[]>()
  const charged: Charged[] = []
  const reserved: { tile: Reserved | null; turn: number } = { tile: null, turn: 0 }
  const at: Hired = { 'kenneth-mcsnitch': null, 'fergus-macdarkie': null, 'mike-mccastle': null }
  const purse = { coins: 0 }
  const staked: CardName[] = []
  const penaltyOf = (name: GangsterName): number => printed(setup, `mobs.penalty.${name}`, BOX.mobs.penalty[name])

  const gang: Gang = {
    t,
    bossOf: (name) => boss.get(name) ?? null,
    isBoss: (name, player) => boss.get(name)?.seat === player.seat,
    tokensOf: (name) => tokens.get(name) ?? [],
    spend: (name, token) =>
      void tokens.set(
        name,
        (tokens.get(name) ?? []).filter((one) => one !== token),
      ),
    coinsOn: (name, token) =>
      name === 'peggy-mcwander' ? BOX.mobs.wander[token] : name === 'peggy-mclaird' ? BOX.mobs.laird[token] : 0,
  }
  const lurking = lurkers(gang, at)
  const claiming = claimer(gang, staked)
  t.chapters.push(
    wander(gang, charged),
    duff(gang),
    mail(gang, purse),
    laird(gang, reserved, () => tokens.set('peggy-mclaird', [])),
    lurking,
    sponge(gang),
    anderson(gang),
    claiming,
    trick(gang),
    malt(gang),
    boats(gang, minus),
    feasters(gang),
  )

  return {
    sources: ['gangsters', 'pennies', 'sponge'],
    told(e) {
      if (e.type === 'gangstersCame') came = named(e.gangsters)
    },
    stackBegan(stack) {
      if (stack !== 1) return
      if (came.length !== hidden || !came.every((name) => FACTS[name].back === 'B')) fail(`came: ${came.join()}`)
      prison.push(...came)
      all.push(...came)
      hidden = 0
      checkDrawn()
      meet(t, 'GM2-C8-1 with stack B')
    },
    *turnEnded(player): Course {
      if (prison.length === 0) return
      const legal = [
        ...(minus[player.seat] > 0 ? prison.map((name) => `penny ${name}`) : []),
        ...prison.map((name) => `recruit ${name}`),
        'decline',
      ]
      const [verb, word] = (yield { seat: player.seat, kind: 'mob', legal }).split(' ')
      if (verb === 'decline') return
      const name = prison.find((one) => one === word) ?? fail(word)
      meet(t, `GM2-C8-2 ${verb}`)
      if (verb === 'penny') {
        minus[player.seat] -= 1
        pennies.set(name, (pennies.get(name) ?? 0) + 1)
        return
      }
      prison.splice(prison.indexOf(name), 1)
      boss.set(name, player)
      plus[player.seat] += pennies.get(name) ?? 0
      tokens.set(
        name,
        Array.from({ length: FACTS[name].tokens }, (_, i) => i),
      )
      if (name === 'bruce-mcmail') purse.coins = printed(setup, 'mobs.mailCoins', BOX.mobs.mailCoins)
      yield* lurking.hireNow(name)
      if (name === 'john-mcclaim') yield* claiming.stakeNow()
    },
    reckoned() {
      for (const player of t.players) {
        for (const [name, owner] of boss) if (owner === player) player.vp.gangsters -= penaltyOf(name)
        player.vp.pennies += plus[player.seat] - minus[player.seat]
      }
    },
    read: () => ({
      prison: prison.map((name) => {
        const on = pennies.get(name) ?? 0
        return [name, penaltyOf(name), on, on - penaltyOf(name)].join(' ')
      }),
      hidden,
      players: t.players.map(
        (player) =>
          `${minus[player.seat]} ${plus[player.seat]} ${[...boss]
            .flatMap(([name, owner]) => (owner === player ? [name] : []))
            .toSorted()
            .join()}`,
      ),
      tokens: GANGSTERS.filter((name) => boss.has(name) && FACTS[name].tokens > 0).map((name) => {
        const left = gang.tokensOf(name)
        return [name, left.length, ...left.map((token) => gang.coinsOn(name, token))].join(' ')
      }),
      coins: purse.coins,
      lurking: standing(at),
      charged: charged
        .map(({ field, coins }) => `${field} ${coins}`)
        .toSorted()
        .join(),
      reserved: reserved.tile === null ? null : `${reserved.tile.tile} ${reserved.tile.coins}`,
      staked: staked.toSorted().join(),
    }),
    seen,
  }
}
