import type { Holds, Played } from '@bothy/bots/merits-suite'
import { namesIn } from '../../data/bundles.ts'
import { type CardName, CARDS } from '../../data/cards.ts'
import { homeCastle } from '../../data/tiles.ts'
import { CHRONICLES } from '../../modules/list.ts'
import { ORDER } from '../../modules/order.ts'
import { contentOf } from '../../rules/content.ts'
import { glenMore2 as game } from '../../rules/index.ts'
import { SOURCES } from '../../rules/log-events.ts'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import type { Action, State, Types } from '../../rules/types.ts'

const VP = [0, 1, 2, 3, 5, 8]

const inPlay = (s: State) => ORDER.filter((id) => Object.hasOwn(s.chronicles, id))
const hasCard = (s: State, me: number, name: CardName): boolean => s.cards[me].some((card) => CARDS[card] === name)

type Reckoned = (s: State, me: number) => number

const gained =
  (source: (typeof SOURCES)[number]): Reckoned =>
  (s, me) =>
    s.gained[me][SOURCES.indexOf(source)]

/** GM2-120, GM2-121; Chronicles change the counts, so with them the standing is read that the table shows. */
const scoredNow =
  (category: 'scotsmen' | 'landmarks' | 'casks' | 'persons', count: Reckoned): Reckoned =>
  (s, me) => {
    if (s.ranks !== null) return 0
    if (inPlay(s).length > 0) return game.view(s, me).standing[category].vp[me]
    return VP[Math.min(5, count(s, me) - Math.min(...s.tiles.map((_, seat) => count(s, seat))))]
  }

/** GM2-C1-8: not for who is last in the race. */
const areCoinsWorth: (...of: Parameters<Reckoned>) => boolean = (s, me) =>
  game.tally(s, me)[me].some(({ category, points }) => category === 'coins' && points > 0)

const lines: { readonly [line in MeritLine]: Reckoned } = {
  activation: gained('activation'),
  oneTime: gained('oneTime'),
  clan: gained('clan'),
  movement: gained('movement'),
  scotsmen: gained('scotsmen'),
  landmarks: gained('landmarks'),
  casks: gained('casks'),
  persons: gained('persons'),
  nextScotsmen: scoredNow('scotsmen', (s, me) => s.scotsmen[homeCastle(me)] * (hasCard(s, me, 'castle-moil') ? 2 : 1)),
  nextLandmarks: scoredNow('landmarks', (s, me) => s.cards[me].length),
  nextCasks: scoredNow('casks', (s, me) => s.casks[me]),
  nextPersons: scoredNow('persons', (s, me) =>
    s.persons[me].reduce((sum, tile) => sum + contentOf(s).tiles[tile].persons, 0),
  ),
  territory: (s, me) =>
    s.ranks === null
      ? -3 * (s.tiles[me].length - Math.min(...s.tiles.map((tiles) => tiles.length)))
      : gained('territory')(s, me),
  cards: (s, me) => {
    if (s.ranks !== null) return gained('cards')(s, me)
    const each = 2 - (areCoinsWorth(s, me) ? 1 : 0)
    return hasCard(s, me, 'armadale-castle') ? each * Math.min(8, s.coins[me]) : 0
  },
  chronicles: (s, me) =>
    inPlay(s)
      .flatMap((id) => CHRONICLES[id].lines(s, me))
      .reduce((sum, { points, counts }) => sum + (counts ? points : 0), 0),
}

const resourcesOf: Reckoned = (s, me) => s.tiles[me].reduce((sum, tile) => sum + namesIn(s.goods[tile]).length, 0)

/** Position by position up to the own piece; what has no piece behind it has left the line. */
function behind(s: State, me: number): number {
  const rear = Math.min(...s.at.filter((at) => at >= 0))
  let n = 0
  for (let position = rear; position < s.at[me]; position++) if (s.rondel[position % s.rondel.length] >= 0) n++
  return n
}

const both = (value: Reckoned, { me, better, other }: Played<Types>, own: number, rest: number): boolean =>
  value(better, me) === own && value(other, me) === rest

const legalIn = (s: State, seat: number): readonly Action[] => {
  const out: Action[] = []
  game.legal(s, seat, out)
  return out
}

export const holds: Holds<Types, Merit> = {
  more: (m, p) => m.points > m.other && both(lines[m.line], p, m.points, m.other),
  less: (m, p) => m.points < m.other && both(lines[m.line], p, m.points, m.other),
  richer: (m, p) => m.coins > m.other && both((s, me) => s.coins[me], p, m.coins, m.other),
  poorer: (m, p) => m.coins < m.other && both((s, me) => s.coins[me], p, m.coins, m.other),
  again: (_, { me, before, better, other }) =>
    game.actors(before)[0] === me && game.actors(better)[0] === me && game.actors(other)[0] !== me,
  denies: ({ tile, seat }, { me, before, better, other }) =>
    seat !== me &&
    !before.tiles[me].includes(tile) &&
    better.tiles[me].includes(tile) &&
    !other.tiles[me].includes(tile) &&
    legalIn(other, seat).some((a) => a.type === 'take' && a.tile === tile),
  fewerBehind: (m, p) => m.tiles < m.other && both(behind, p, m.tiles, m.other),
  moreBehind: (m, p) => m.tiles > m.other && both(behind, p, m.tiles, m.other),
  moreResources: (m, p) => m.resources > m.other && both(resourcesOf, p, m.resources, m.other),
  fewerResources: (m, p) => m.resources < m.other && both(resourcesOf, p, m.resources, m.other),
}
