import { type Action, type Clan, clansOfCaledonia as game, type State, type View } from '@bothy/clans-of-caledonia'
import type { Seat } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import './both-languages.ts'
import { narrow, positionOf } from '@bothy/board-kit/board/choice/choice.ts'
import type { Macro } from '@bothy/board-kit/board/game-board.ts'
import { asksBefore, presenter } from '../presenter.ts'
import { at, numberIn } from '../targets.ts'
import { GAMES } from './presenter-games.ts'
import { type Plan, samplePlay } from './sample-play.ts'

type Asked = { readonly view: View; readonly legal: readonly Action[]; readonly seat: Seat; readonly state: State }

function asked(each: (position: Asked) => boolean): void {
  let isOver = false
  for (const plan of GAMES) {
    if (isOver) return
    samplePlay(plan, (_look, state) => {
      const [seat] = game.actors(state)
      if (seat === undefined) return true
      const legal: Action[] = []
      game.legal(state, seat, legal)
      isOver = each({ view: game.view(state, seat), legal, seat, state })
      return isOver
    })
  }
}

type Survey = {
  readonly macros: { readonly macro: Macro<Action>; readonly milkAfter: number }[]
  readonly help: Map<string, readonly string[]>
  readonly picking: Map<string, readonly string[]>
}

function survey(): Survey {
  const found: Survey = { macros: [], help: new Map(), picking: new Map() }
  asked(({ view, legal, seat, state }) => {
    for (const macro of presenter.macros?.(view, legal, 'en') ?? []) {
      const copy = game.clone(state)
      for (const action of macro.actions) game.apply(copy, seat, action)
      found.macros.push({ macro, milkAfter: game.view(copy, seat).players[seat].goods.milk })
    }
    const kind = view.pending?.kind ?? ''
    const help = (language: 'en' | 'fr', isNewcomer: boolean) => presenter.help?.(view, [], language, isNewcomer) ?? ''
    if (!found.help.has(kind) && help('en', false) !== '')
      found.help.set(kind, [help('en', false), help('en', true), help('fr', false)])
    for (const action of legal) {
      const path = presenter.clicksFor(action, view)
      if (path.length < 2 || found.picking.has(action.type)) continue
      const ask = (language: 'en' | 'fr') => presenter.picking?.(path.slice(0, -1), view, language) ?? ''
      found.picking.set(action.type, [ask('en'), ask('fr')])
    }
    return false
  })
  return found
}

test('COC-30 a unit and its space in either order, and the prompt says how much it costs where', () => {
  let seen = 0
  asked(({ view, legal, seat, state }) => {
    const pair = legal.find((action) => action.type === 'expand' && action.unit !== null && action.hex !== null)
    if (view.pending?.kind !== 'turn' || pair?.type !== 'expand') return false
    const position = positionOf(presenter, view, legal, game.blocked(state, seat))
    const [unit, hex] = presenter.clicksFor(pair, view)
    if (unit === undefined || hex === undefined) throw new Error('no pair')
    expect(narrow(position, [unit, hex]).ready).toBe(pair)
    expect(narrow(position, [hex, unit]).ready).toBe(pair)
    expect(presenter.picking?.([unit], view, 'en')).toMatch(/^Place the .+: \d+ spaces?, £\d+/)
    expect(presenter.picking?.([hex], view, 'en')).toMatch(/^Choose what to place here: \d+ units? fits?\.$/)
    expect(presenter.picking?.([unit], view, 'fr')).toMatch(/^Déployez l/)
    return ++seen > 20
  })
  expect(seen).toBeGreaterThan(20)
})

test('COC-25 a trade asks for the number at the price now', () => {
  let seen = 0
  asked(({ view, legal }) => {
    for (const action of legal) {
      if (action.type !== 'buy' && action.type !== 'sell') continue
      const [first = '', number = ''] = presenter.clicksFor(action, view)
      expect(numberIn(number)).toEqual({ what: action.type, good: action.good, n: action.n })
      expect(presenter.picking?.([first], view, 'en')).toMatch(/^Choose how much .+ at £\d+ each\.$/)
      expect(presenter.help?.(view, [first], 'en', false)).toMatch(/one step/)
      seen++
    }
    return seen > 50
  })
  expect(seen).toBeGreaterThan(50)
})

describe('in whole games', () => {
  const { macros, help, picking } = survey()

  test('COC-85 all milk becomes butter by one button', () => {
    const butter = macros.filter(({ macro }) => macro.id === 'macro:butter')
    expect(butter.length).toBeGreaterThan(0)
    for (const { macro, milkAfter } of butter) {
      expect(milkAfter).toBe(0)
      expect(macro.label).toMatch(/^All \d+ milk for £\d+$/)
    }
  })

  test('questions have a second line in both languages, and a longer one for newcomers', () => {
    for (const [kind, [short = '', long = '', french]] of help) {
      expect([kind, french]).not.toEqual([kind, short])
      expect(long.length).toBeGreaterThanOrEqual(short.length)
    }
    expect([...help.keys()]).toEqual(
      expect.arrayContaining(['pair', 'start', 'turn', 'slaughter', 'bonus', 'placed', 'keep', 'process', 'swap']),
    )
  })

  test('half-made choices are asked about in both languages', () => {
    for (const [type, [english, french]] of picking) {
      expect([type, english]).not.toEqual([type, ''])
      expect(french).not.toBe(english)
    }
    expect([...picking.keys()].toSorted()).toEqual([
      'buy',
      'discard',
      'exchange',
      'expand',
      'place',
      'port',
      'row',
      'sell',
      'swap',
    ])
  })
})

test('what would be lost is asked about unless the button says so', () => {
  const bonusLost = { warn: 'bonusLost', spaces: 1, upgrades: 0, draws: 0 } as const
  expect(asksBefore({ warn: 'portsLost', ports: ['money'] })).toBe(true)
  expect([asksBefore(bonusLost), asksBefore({ ...bonusLost, draws: 1 })]).toEqual([false, true])
})

function newcomerHelp(plan: Plan, kind: string, picked: readonly string[] = []): string {
  let told = ''
  samplePlay(plan, (look) => {
    const { view } = look(0)
    if (view.pending?.kind !== kind || view.pending.seat !== 0) return false
    told = presenter.help?.(view, picked, 'en', true) ?? ''
    return true
  })
  return told
}

test('COC-88 MacDonald’s workers are not praised for what others bring', () => {
  const start = (clan: Clan): string => newcomerHelp({ seats: 1, seed: 'new', sense: 1, clans: [clan] }, 'start')
  expect(start('robertson')).toMatch(/£4 each round, a miner £6/)
  expect(start('macdonald')).toBe('You expand from here.')
})

test('COC-75 alone nobody is told of neighbours to buy from', () => {
  const placing = (seats: number): string => newcomerHelp({ seats, seed: 'new', sense: 1 }, 'turn', [at.unit('sheep')])
  expect(placing(2)).toMatch(/other players/)
  expect(placing(1)).not.toMatch(/other players/)
})
