import { peek } from '@bothy/kernel'
import { coachSuite } from '@bothy/kernel/rule-suite'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { glenMore as game, type State } from '../rules/index.ts'
import { tilesAround } from '../rules/topics/sketch.ts'
import { valueIn } from '../rules/topics/scoring.ts'
import { coach } from '../teaching/coach/index.ts'
import { cellAt } from '@bothy/kit'
import { terms as en } from '../words/en.ts'
import { terms as fr } from '../words/fr.ts'
import { coachPositions } from './coach-positions.ts'

vi.setConfig({ testTimeout: 120_000 })

const POINTS = ['tile [a-z0-9-]+', String.raw`cell -?\d+,-?\d+`, 'market [a-z]+', 'stack [0-3]', 'button end', 'track']

const turnOf = (s: State): number | null => {
  const f = s.stack.at(-1)
  return f?.kind === 'turn' ? f.seat : null
}

const stackLeft = (s: State): readonly [number, number] => {
  const sizes = s.stacks.map((stack) => peek(stack).length)
  const stack = sizes.findIndex((n) => n > 0)
  return [stack, sizes[stack] ?? 0]
}
const isNear = (s: State): boolean => stackLeft(s)[0] > 0 && stackLeft(s)[1] < 5

coachSuite({
  game,
  coach,
  rulebook: readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'),
  points: POINTS.map((point) => new RegExp(`^(${point})$`)),
  remarks: [
    'firstTurn',
    'firstActivation',
    'cannotPay',
    'noPlace',
    'sellFirst',
    'longJump',
    'again',
    'walledIn',
    'pointsLeft',
    'cubesLeft',
    'betterCell',
    'dearCube',
    'tileFull',
    'lastTurn',
    'lastMember',
    'aloneLast',
    'scoringNear',
    'tooLarge',
    'sellHigh',
    'wellPlaced',
  ],
  names: { terms: { en, fr }, also: { chieftain: /Parlement/u } },
  states: coachPositions,
  readings: {
    longJump: ({ me, view, choice: [chosen] }, s) => {
      if (chosen?.type !== 'take' || turnOf(s) !== me) return null
      const [figures, tiles]: [number[], number[]] = [[], []]
      const others = new Set(s.track.filter((code) => code < -1 && code !== s.track[(s.gap + 1) % 14]))
      const isLast = [...Array(13).keys()].every((i) => {
        const code = s.track[(s.gap + 2 + i) % 14]
        if (code === chosen.tile) return false
        if (others.has(code)) figures.push(i)
        else if (code >= 0 && figures.length > 0) tiles.push(code)
        return true
      })
      if (isLast || figures.length < others.size || tiles.length < 4) return null
      const offer = view.offers.find((it) => it.tile === chosen.tile)
      return offer?.ends === true ? null : { n: tiles.length }
    },
    pointsLeft: ({ choice: [chosen], legal }, s) =>
      chosen?.type === 'end' && s.points > 0 && legal.some(({ type }) => type === 'move' || type === 'promote')
        ? { n: s.points }
        : null,
    cubesLeft: ({ choice: [chosen], warned }, s) => {
      const warning = warned.find(({ action }) => action.type === 'end')?.warning
      if (chosen?.type !== 'end' || warning?.warn !== 'leaves') return null
      return warning.cubes + warning.vp + warning.points > s.points ? {} : null
    },
    betterCell: ({ me, view, choice: [chosen], legal }, s) => {
      if (chosen?.type !== 'place' || s.stack.at(-1)?.kind !== 'place') return null
      if (view.spots.some(({ activates }) => activates.length > 9)) return null
      const around = (x: number, y: number): number => tilesAround(s, me, cellAt(x, y)).length
      const best = Math.max(...legal.map((it) => (it.type === 'place' ? around(it.x, it.y) : 0)))
      const n = best - around(chosen.x, chosen.y)
      return legal.includes(chosen) && n >= 2 ? { n } : null
    },
    aloneLast: ({ me }, s) => {
      if (turnOf(s) !== me || !isNear(s)) return null
      for (const category of ['barrels', 'chieftains', 'cards'] as const) {
        const mine = valueIn(s, me, category)
        const others = s.tiles.flatMap((_, seat) => (seat === me ? [] : [valueIn(s, seat, category)]))
        const isAlone = Math.min(...others) > mine
        if (isAlone && others.some((other) => [3, 4, 5].includes(other - mine))) return { category }
      }
      return null
    },
    scoringNear: ({ me }, s) => {
      const [stack, n] = stackLeft(s)
      return turnOf(s) === me && isNear(s) ? { stack, n } : null
    },
    tooLarge: ({ me }, s) => {
      const more = s.tiles[me].length - Math.min(...s.tiles.map((tiles) => tiles.length))
      return turnOf(s) === me && more > 2 ? { vp: 3 * more } : null
    },
    wellPlaced: ({ me }, s) => {
      const n = s.tiles[me].filter((tile) => s.reach[tile] === 2).length
      return s.stack.at(-1)?.kind === 'activate' && n > 3 ? { n } : null
    },
  },
})
