import { render } from 'preact'
import { describe, expect, test } from 'vitest'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import { board } from '../index.ts'
import { HandOfCards } from '../hand/hand.tsx'
import { framesOf, type CutsceneFrame } from '../scenes/cutscene-story.ts'
import { boardChecks } from './board-checks.ts'
import { Art } from './gallery.tsx'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { benchOf, boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import { spotsOf as spots } from '@bothy/board-kit/testing/draw-board.tsx'
import './both-languages.ts'

const { tableOf, draw, drawTable } = benchOf(board)

boardSuite(board, { ...boardChecks, plans: boardChecks.plans.slice(-2, -1), layoutsInTurn: true })

describe('boards of their own', () => {
  test('a full hand draws all its ten cards', () => {
    let drawn = 0
    samplePlay({ seats: 3, seed: 'full-3', royal: false, muster: 0.2 }, (look) => {
      const sample = look(0)
      if (sample.view.hand.length < 10) return false
      const table = tableOf(sample, 'fr', 'phone')
      drawn = spots(draw(table, <HandOfCards table={table} />)).length
      return true
    })
    expect(drawn).toBe(10)
  })

  test('the standing names places, ties and claims only where the view is certain of them', () => {
    const said: string[] = []
    samplePlay({ seats: 2, seed: 'standing', royal: false, muster: 0.9 }, (look) => {
      const sample = look(0)
      if (sample.view.order.length < 2 || sample.view.revealed) return false
      const told = { place: 1, tie: { rank: 68, other: 65, won: true }, claims: 1 }
      for (const what of [told, { place: null, tie: null, claims: null }]) {
        const order = sample.view.order.map((line) => ({ ...line, ...what }))
        const table = tableOf({ ...sample, view: { ...sample.view, order } }, 'en', 'wide')
        said.push(draw(table, <board.Standing {...table} />).words())
      }
      return true
    })
    expect(said[0]).toMatch(/1st.*68.*65.*claims first/s)
    expect(said[1]).not.toMatch(/1st|2nd|rank|claims/)
  })

  test('the show of a skirmish draws from the facts of each ply that starts it', () => {
    const [heard, atOnce]: [string[], string[]] = [[], []]
    let last: readonly CutsceneFrame[] = []
    samplePlay({ seats: 4, seed: 'show', royal: true, muster: 0.7 }, (look) => {
      const sample = look(1)
      if (board.Cutscene === null || !sample.events.some(board.startsCutscene)) return false
      const table = tableOf(sample, 'en', 'wide')
      for (const [how, said] of [
        ['instant', atOnce],
        ['quick', heard],
      ] as const) {
        speed.value = how
        const root = draw(
          table,
          <board.Cutscene
            {...table}
            events={sample.events}
            earlier={[]}
            before={null}
            isNewcomer={false}
            onDone={() => undefined}
          />,
        )
        expect(root.html()).not.toMatch(/undefined|NaN|\[object/)
        said.push(root.words())
      }
      last = framesOf(null, sample.view, sample.events, 1)
      return false
    })
    expect(heard.length).toBeGreaterThan(5)
    expect(heard.some((words) => words.includes('Skirmish 1 is over'))).toBe(true)
    expect(heard.at(-1)).toMatch(/claimed .* in total/)
    expect(last.at(-1)?.phase).toBe('end')
    expect(atOnce.at(-1)).toContain('won with')
  })
})

test('the page of pieces draws every card, badge and icon', () => {
  const root = new TinyNode('main')
  render(<Art />, root as unknown as Element)
  const drawn = (name: string) => root.all().filter((node) => node.attribute('class') === name)
  expect(drawn('los-card')).toHaveLength(40)
  expect(drawn('los-card los-back los-peek')).toHaveLength(5)
  expect(root.html()).not.toMatch(/undefined|NaN|\[object/)
})

describe('names in words', () => {
  const nameAt = (plan: Plan, want: (sample: Sample) => string | null, language: Language = 'en'): string => {
    let name = ''
    samplePlay(plan, (look) => {
      const sample = look(0)
      const target = want(sample)
      if (target === null) return false
      const table = tableOf(sample, language, 'wide')
      const root = drawTable(table)
      name =
        spots(root)
          .find((spot) => spot.attribute('data-target') === target)
          ?.words()
          .trim() ?? ''
      return true
    })
    return name
  }
  const plan: Plan = { seats: 2, seed: 'names', royal: false, muster: 0.7 }

  test('a card of the hand says what it is, where it is and whether its power would activate', () => {
    const name = nameAt(plan, ({ view, legal }) =>
      legal.length > 0 && view.hand[0]?.blocked === null ? `card:${view.hand[0].card}` : null,
    )
    expect(name).toMatch(/^\w+ \d+, [a-z ]+, in your hand\. Its power would activate/)
  })

  test('a card that would not activate names the one that prevents it, in French too', () => {
    const blocked = ({ view }: Sample) => {
      const held = view.hand.find((card) => card.blocked?.why === 'weakerCard')
      return held === undefined ? null : `card:${held.card}`
    }
    expect(nameAt(plan, blocked)).toMatch(/in your hand\. Its power would not activate: \w+ \d+ prevents it/)
    expect(nameAt(plan, blocked, 'fr')).toMatch(
      /dans votre main\. Son pouvoir ne s’activerait pas\u00a0: \w+ \d+\u00a0l’en empêche/,
    )
  })

  test('a hidden card of another army says no more than that', () => {
    const hidden = ({ view }: Sample) => {
      const piece = view.armies[1].find(({ card }) => card === null)
      return piece === undefined ? null : `piece:${piece.id}`
    }
    expect(nameAt(plan, hidden)).toBe('Face-down card, in Ailsa’s army')
    expect(nameAt(plan, hidden, 'fr')).toBe('Carte face cachée, dans l’armée d’Ailsa')
  })
})
