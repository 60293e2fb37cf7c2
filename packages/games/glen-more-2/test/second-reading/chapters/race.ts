import { peek } from '@bothy/kernel'
import { CHRONICLES } from '../../../modules/list.ts'
import type { State } from '../../../rules/index.ts'
import { each } from '../asking.ts'
import { fail, isRiver, meet, tellCasks, tellVp } from '../table.ts'
import type { Opening } from './chapter.ts'
import { type Course, type Player, type Chapter } from '../types.ts'
import { boxOf, type Reward, REWARDS } from './race-box.ts'
import { resolve } from './race-rewards.ts'

// Chronicle 1, Highland Boat Race: GM2-C1-1 to GM2-C1-9.

const START = 'R1'
const SHIPYARDS = ['R2', 'R3']
/** GM2-C1-2: whose rivers follow each other; `null` is a neutral one. */
const SEATING: { readonly [seats: number]: readonly (number | null)[] } = {
  2: [0, null, 1, null],
  3: [0, 1, 2, null],
  4: [0, 1, 2, 3],
}
/** GM2-3: the Home Castle; neutral rivers are counted alike. */
const CASTLE = 1

export const RACE_CASES: readonly string[] = [
  'GM2-C1-3 begun',
  ...['to the next river', 'into the own river', 'in a granted activation'].map((what) => `GM2-C1-4 ${what}`),
  'GM2-C1-5 a shipyard',
  ...[...REWARDS, 'left', 'none is left', 'on the own castle'].map((what) => `GM2-C1-6 ${what}`),
  ...['place 1', 'last, beaten', 'last, at the end'].map((what) => `GM2-C1-7 ${what}`),
  ...['coins for nothing', 'Armadale Castle'].map((what) => `GM2-C1-8 ${what}`),
  ...['a tile with a boat', 'longer under a boat'].map((what) => `GM2-C1-9 ${what}`),
]
export const RARE_RACE_CASES: readonly string[] = [
  ...['place 2', 'place 3'].map((what) => `GM2-C1-7 ${what}`),
  'GM2-C1-9 over a boat',
]

type Space = { readonly river: number; readonly x: number }
type Boat = { at: Space; readonly taken: Reward[] }
type River = { readonly seat: number | null; readonly tokens: Reward[]; readonly looked: Set<number> }

function seen(s: State): object {
  const views = [null, ...s.coins.keys()].map((viewer) => CHRONICLES.race.view(s, viewer))
  const [{ begun, prize, rivers, boats }] = views
  return {
    begun,
    prize: prize === null ? null : `${prize.vp} ${prize.cask}`,
    rivers: rivers.map(
      ({ seat, left, right, tokens, looked }) => `${seat} ${left} ${right} ${tokens} ${looked.join()}`,
    ),
    known: views.map((view) =>
      view.rivers.map(
        ({ known }) =>
          known
            ?.map(({ reward, amount }) => `${REWARDS[reward]} ${amount}`)
            .toSorted()
            .join() ?? null,
      ),
    ),
    boats: boats.map(({ river, x, left, ahead, place, last, tokens }) =>
      [river, x, left, ahead, place, last, ...tokens.map((reward) => REWARDS[reward])].join(' '),
    ),
  }
}

export function race({ t, s, setup }: Opening): Chapter {
  const seats = t.players.length
  const box = boxOf(setup, seats)
  const dealt = peek((s.chronicles.race ?? fail('no race')).tokens)
  const rivers: River[] = SEATING[seats].map((seat, river) => ({
    seat,
    tokens: dealt[river].map((reward) => REWARDS[reward]),
    looked: new Set(),
  }))
  checkOpening()
  let begun = false
  const boats: Boat[] = t.players.map(({ seat }) => ({ at: { river: homeOf(seat), x: CASTLE }, taken: [] }))
  const home: number[] = []
  const last: number[] = []
  let isGranted = false
  const drawn: Reward[] = []
  let isDrawn = false

  function checkOpening(): void {
    const [, stackB, stackC] = t.stacks
    const above = stackB.indexOf(START)
    const [wanted = above] = setup.arranged?.race?.start ?? []
    if (above < 0 || above > Math.floor((stackB.length - 1) / 3) || above !== wanted) fail(`Race Start under ${above}`)
    if (!stackB.includes(SHIPYARDS[0]) || !stackC.includes(SHIPYARDS[1])) fail('no shipyard')
    const all = rivers.flatMap(({ tokens }) => tokens)
    if (rivers.some(({ tokens }) => tokens.length !== box.perCastle)) fail(`tokens ${all.join()}`)
    for (const name of REWARDS) if (all.filter((one) => one === name).length > box.inBox[name]) fail(`too many ${name}`)
    const first = (setup.arranged?.race?.tokens ?? []).slice(0, all.length)
    if (!first.every((name, i) => name === all[i])) fail(`${all.join()} are not ${first.join()}`)
  }

  function homeOf(seat: number): number {
    return SEATING[seats].indexOf(seat)
  }
  function endsOf(river: number): [number, number] {
    const { seat } = rivers[river]
    const right = CASTLE + box.castle - 1
    if (seat === null) return [right - box.spaces + 1, right]
    const columns = t.players[seat].lots.filter(isRiver).map(({ x }) => x)
    return [Math.min(...columns), Math.max(...columns)]
  }
  function next({ river, x }: Space): Space {
    const [left] = endsOf(river)
    if (x > left) return { river, x: x - 1 }
    const other = (river + 1) % rivers.length
    return { river: other, x: endsOf(other)[1] }
  }
  const isHome = (seat: number, { river, x }: Space): boolean => river === homeOf(seat) && x === CASTLE
  const isRacing = (seat: number): boolean => begun && !home.includes(seat) && !last.includes(seat)
  function toGo(seat: number): number {
    let [at, steps] = [next(boats[seat].at), 1]
    while (!isHome(seat, at)) [at, steps] = [next(at), steps + 1]
    return steps
  }

  /** GM2-C8-6: boats under way on a space. */
  const othersAt = (seat: number, { river, x }: Space): Player[] =>
    t.players.filter(
      (other) =>
        other.seat !== seat &&
        isRacing(other.seat) &&
        boats[other.seat].at.river === river &&
        boats[other.seat].at.x === x,
    )
  const mayBarge = (player: Player): boolean =>
    t.chapters.some((chapter) => chapter.mayBarge?.(player) ?? false) &&
    !isHome(player.seat, next(boats[player.seat].at)) &&
    othersAt(player.seat, next(boats[player.seat].at)).length > 0
  /** GM2-C8-4: through the spaces of others, and one further. */
  function* barge(player: Player): Course {
    const { seat } = player
    do yield* row(player)
    while (isRacing(seat) && othersAt(seat, boats[seat].at).length > 0)
    meet(t, 'GM2-C8-4 barged')
  }

  function* row(player: Player): Course {
    const { seat } = player
    const boat = boats[seat]
    const from = boat.at
    const passed = othersAt(seat, from)
    boat.at = next(from)
    const { river, x } = boat.at
    const prize = isHome(seat, boat.at) ? finish(player) : { vp: 0, cask: 0 }
    for (const other of passed.toReversed()) yield* each(t, ({ boatsPassed }) => boatsPassed?.(player, other))
    tellVp(t, player, 'race', prize.vp)
    tellCasks(t, player, prize.cask)
    if (river !== from.river) meet(t, `GM2-C1-4 ${river === homeOf(seat) ? 'into the own river' : 'to the next river'}`)
    if (x !== CASTLE) return
    yield* castle(player, rivers[river])
  }

  function finish(player: Player): (typeof box.prizes)[number] {
    const prize = box.prizes[home.length]
    home.push(player.seat)
    meet(t, `GM2-C1-7 place ${home.length}`)
    player.vp.race += prize.vp
    player.casks += prize.cask
    if (home.length < seats - 1) return prize
    for (const { seat } of t.players)
      if (isRacing(seat)) {
        meet(t, 'GM2-C1-7 last, beaten')
        last.push(seat)
        boats[seat].at = { river: homeOf(seat), x: CASTLE }
      }
    return prize
  }

  function* castle(player: Player, river: River): Course {
    const { tokens, looked } = river
    if (tokens.length === 0) {
      meet(t, 'GM2-C1-6 none is left')
      return
    }
    looked.add(player.seat)
    const open = REWARDS.filter((name) => tokens.includes(name))
    const legal = [...open.map((name) => `token ${name}`), 'decline']
    const [verb, word] = (yield { seat: player.seat, kind: 'token', legal }).split(' ')
    if (verb === 'decline') {
      meet(t, 'GM2-C1-6 left')
      return
    }
    yield* takeToken(player, river, open.find((name) => name === word) ?? fail(word))
  }

  function* takeToken(player: Player, river: River, reward: Reward): Course {
    const { tokens, seat: owner } = river
    tokens.splice(tokens.indexOf(reward), 1)
    boats[player.seat].taken.push(reward)
    meet(t, `GM2-C1-6 ${reward}`)
    if (owner === player.seat) meet(t, 'GM2-C1-6 on the own castle')
    yield* resolve(t, player, reward, box.amounts[reward])
    const draw = (): Course => takeToken(player, river, drawn.shift() ?? fail('no token is told'))
    yield* each(t, ({ rewardTaken }) => rewardTaken?.(player, () => tokens.length > 0, draw))
  }

  return {
    sources: ['race'],
    passed(_, from, to) {
      const at = [...t.line].find(([, tile]) => tile === START)?.[0]
      if (begun || at === undefined || from > at || at > to) return []
      const meets = (): void => {
        begun = true
        meet(t, 'GM2-C1-3 begun')
      }
      return [{ at, meets }]
    },
    told(e) {
      if (e.type === 'secondDrawn') isDrawn = true
      if (e.type === 'tokenTaken' && isDrawn) {
        drawn.push(REWARDS[e.token.reward])
        isDrawn = false
      }
      if (e.type !== 'placed' || e.y !== 0) return
      const isUnder = (x: number): boolean => boats.some(({ at }) => rivers[at.river].seat === e.seat && at.x === x)
      if (e.over !== null && isUnder(e.x)) meet(t, 'GM2-C1-9 over a boat')
      if (e.over === null && isUnder(e.x + 1)) meet(t, 'GM2-C1-9 longer under a boat')
    },
    freeActions(player, kind) {
      const { seat } = player
      isGranted = kind === 'grant'
      return ['activate', 'grant', 'borrow'].includes(kind) && t.points > 0 && isRacing(seat)
        ? ['row', ...(mayBarge(player) ? ['barge'] : [])]
        : []
    },
    *aside(player, [verb]) {
      t.points -= 1
      if (isGranted) meet(t, 'GM2-C1-4 in a granted activation')
      if (SHIPYARDS.some((tile) => t.activated.has(tile))) meet(t, 'GM2-C1-5 a shipyard')
      yield* verb === 'row' ? row(player) : barge(player)
    },
    mayRemove: ({ seat }, { x, y }) => {
      const carries = y === 0 && boats.some(({ at }) => rivers[at.river].seat === seat && at.x === x)
      if (carries && x !== CASTLE) meet(t, 'GM2-C1-9 a tile with a boat')
      return !carries
    },
    coinsCount({ seat, coins, cards }) {
      if (!last.includes(seat)) return true
      if (coins > 0) meet(t, 'GM2-C1-8 coins for nothing')
      if (coins > 0 && cards.includes('armadale-castle')) meet(t, 'GM2-C1-8 Armadale Castle')
      return false
    },
    ended() {
      for (const { seat } of t.players)
        if (isRacing(seat)) {
          meet(t, 'GM2-C1-7 last, at the end')
          last.push(seat)
        }
    },
    read: () => ({
      begun,
      prize: home.length < seats - 1 ? `${box.prizes[home.length].vp} ${box.prizes[home.length].cask}` : null,
      rivers: rivers.map(
        ({ seat, tokens, looked }, river) =>
          `${seat} ${endsOf(river).join(' ')} ${tokens.length} ${[...looked].toSorted((a, b) => a - b).join()}`,
      ),
      known: [null, ...t.players.keys()].map((viewer) =>
        rivers.map(({ tokens, looked }) =>
          viewer === null || !looked.has(viewer)
            ? null
            : tokens
                .map((name) => `${name} ${box.amounts[name]}`)
                .toSorted()
                .join(),
        ),
      ),
      boats: boats.map(({ at, taken }, seat) => {
        const then = next(at)
        const onto = then.x !== CASTLE || rivers[then.river].tokens.length === 0 ? 'water' : 'castle'
        const ahead = !isRacing(seat) ? null : isHome(seat, then) ? 'home' : onto
        const left = !begun || isRacing(seat) ? toGo(seat) : 0
        const place = home.includes(seat) ? home.indexOf(seat) + 1 : null
        return [at.river, at.x, left, ahead, place, last.includes(seat), ...taken].join(' ')
      }),
    }),
    seen,
  }
}
