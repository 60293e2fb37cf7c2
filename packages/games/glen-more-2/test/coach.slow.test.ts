import { peek } from '@bothy/kernel'
import { coachSuite } from '@bothy/kernel/rule-suite'
import { cellAt } from '@bothy/kit'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { tileNamed } from '../data/tiles.ts'
import { content } from '../data/content.ts'
import { glenMore2 as game, type State } from '../rules/index.ts'
import { prospect } from '../rules/topics/rondel.ts'
import { compareAll } from '../rules/topics/scoring.ts'
import { activatesAll } from '../rules/frames/place.ts'
import { tileOn, tilesAround } from '../rules/topics/territory.ts'
import { coach } from '../teaching/coach/index.ts'
import { terms as en } from '../words/en-names.ts'
import { terms as fr } from '../words/fr-names.ts'
import { coachPositions } from './coach-positions.ts'

vi.setConfig({ testTimeout: 180_000 })

const POINTS = [
  'tile [A-Z0-9-]+',
  String.raw`cell -?\d+,-?\d+`,
  'market [a-z]+',
  'field [a-zA-Z]+',
  'stack [A-DS]',
  'rondel',
]

const top = (s: State, kind: string): boolean => s.stack.at(-1)?.kind === kind
const [END, LAST_SEAT] = [tileNamed('END'), 3]

/** GM2-25: the lowest stack of A to C with tiles in it. */
function near(s: State): { readonly stack: string; readonly n: number } | null {
  const sizes = s.stacks.map((stack) => peek(stack).length)
  const first = sizes.findIndex((n) => n > 0)
  return first >= 0 && first < 3 && sizes[first] < 5 ? { stack: 'ABC'.charAt(first), n: sizes[first] } : null
}

coachSuite({
  game,
  coach,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  remarks: [
    'firstTurn',
    'firstActivation',
    'riverEnd',
    'lastSale',
    'longJump',
    'overbuild',
    'again',
    'overflow',
    'allHome',
    'claimWaste',
    'betterCell',
    'pointsLeft',
    'freeLeft',
    'claimCheap',
    'endSeen',
    'aloneLast',
    'scoringNear',
    'personFree',
    'tooLarge',
    'wellPlaced',
  ],
  names: { terms: { en, fr } },
  states: coachPositions,
  readings: {
    longJump: ({ me, view, choice: [chosen] }, s) => {
      if (chosen?.type !== 'take' || chosen.tile === END || !top(s, 'turn')) return null
      const offer = view.offers.find(({ tile }) => tile === chosen.tile)
      if (offer === undefined || offer.reason !== null || offer.what !== 'take') return null
      const { line } = view
      const end = line.find(({ tile }) => tile === END)?.position ?? Infinity
      const others = s.at.filter(
        (position, piece) => piece !== me && position >= line[0].position && (piece > LAST_SEAT || position < end),
      )
      if (others.length === 0 || others.some((position) => position > offer.position)) return null
      const tiles = line.filter(({ tile, position }) => {
        const isTile =
          tile !== null &&
          !['end', 'raceStart', 'mountain', 'caskSale'].includes(content.contentOf(s.corrections).tiles[tile].type)
        return isTile && position > Math.min(...others) && position < offer.position
      })
      return tiles.length > 3 ? { n: tiles.length } : null
    },
    overflow: ({ choice: [chosen], warned }) => {
      const text = chosen?.type === 'activate' ? game.write(chosen) : null
      const found = warned.find(({ action }) => game.write(action) === text)?.warning
      return found?.warn === 'loses' ? { n: found.goods.length } : null
    },
    again: ({ me, view, choice: [chosen] }, s) => {
      if (chosen?.type !== 'take' || chosen.tile === END || !top(s, 'turn')) return null
      const { offers } = view
      const offer = offers.find(({ tile, what }) => tile === chosen.tile && what === 'take')
      return offer?.reason === null && prospect(s, me, offer.position).next === me ? {} : null
    },
    betterCell: ({ me, view, choice: [chosen], legal }, s) => {
      if (chosen?.type !== 'place' || !top(s, 'place') || !legal.includes(chosen)) return null
      if (view.pending?.tile === undefined || view.pending.tile === null || activatesAll(s, view.pending.tile))
        return null
      const around = (x: number, y: number): number =>
        tilesAround(s, me, cellAt(x, y)).filter(
          (tile) => !s.activated.includes(tile) && tile !== tileOn(s, me, cellAt(x, y)),
        ).length
      const best = Math.max(...legal.map((it) => (it.type === 'place' ? around(it.x, it.y) : 0)))
      const n = best - around(chosen.x, chosen.y)
      return n >= 2 ? { n } : null
    },
    aloneLast: ({ me }, s) => {
      if (!top(s, 'turn') || near(s) === null) return null
      const all = compareAll(s)
      for (const category of ['scotsmen', 'landmarks', 'casks', 'persons'] as const) {
        const { values } = all[category]
        const others = values.filter((_, seat) => seat !== me)
        if (Math.min(...others) > values[me] && others.some((other) => [3, 4, 5].includes(other - values[me])))
          return { category }
      }
      return null
    },
    scoringNear: (_, s) => (top(s, 'turn') ? near(s) : null),
    tooLarge: ({ me }, s) => {
      const more = s.tiles[me].length - Math.min(...s.tiles.map((tiles) => tiles.length))
      return top(s, 'turn') && more > 2 ? { vp: 3 * more } : null
    },
    wellPlaced: ({ me }, s) => {
      const n = s.tiles[me].filter((tile) => s.activated.includes(tile)).length
      return top(s, 'activate') && n > 3 ? { n } : null
    },
  },
})
