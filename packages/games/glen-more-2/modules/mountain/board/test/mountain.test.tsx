import '../../../../board/test/both-languages.ts'
import { glenMore2, MOUNTAIN, type Event, type State } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { Explain } from '../../../../board/details/explain.tsx'
import { board } from '../../../../board/index.ts'
import { offerFacts } from '../../../../board/labels.ts'
import { wordsOf } from '../../../../board/words.ts'
import { type Sample, samplePlay } from '../../../../board/test/sample-play.ts'

const TURNS = 14
const people = { reader: 0, names: ['Morag', 'Ailsa'] }

const turns: (readonly [Sample, State])[] = []
let held: Sample | undefined
samplePlay({ seats: 2, seed: 'mountain', sense: 0.9, options: { mountain: true } }, (look, state) => {
  const [seat = 0] = glenMore2.actors(state)
  const sample = look(seat)
  const { mountain } = sample.view.chronicles
  if (sample.view.pending?.kind === 'turn') turns.push([sample, glenMore2.clone(state)])
  if (held === undefined && mountain !== undefined && mountain.coins > 1 && mountain.seat !== null) held = sample
  return turns.length >= TURNS && held !== undefined
})

function tolls(state: State, seat: number, tile: number): boolean {
  const after = glenMore2.clone(state)
  const events: Event[] = []
  glenMore2.apply(after, seat, { type: 'take', tile }, events)
  return after.stack.at(-1)?.kind === 'toll' || events.some(({ type }) => type === 'tollPaid')
}

describe('the Mountain on the rondel', () => {
  test('GM2-C2-3 every move that passes names the toll before it is made, and no other does', () => {
    const told = new Set<boolean>()
    for (const [{ view, legal }, state] of turns)
      for (const offer of view.offers) {
        if (!legal.some((action) => action.type === 'take' && action.tile === offer.tile)) continue
        const says = offerFacts(view, offer, people, wordsOf('en')).some(({ text }) =>
          text.startsWith('toll at the Mountain'),
        )
        expect(says).toBe(tolls(state, view.pending?.seat ?? 0, offer.tile))
        told.add(says)
      }
    expect(told).toEqual(new Set([true, false]))
  })

  test('GM2-C2-4 a stop there is no purchase, and says what it brings', () => {
    const offers = turns.flatMap(([{ view }]) =>
      view.offers.filter(({ tile, reason }) => tile === MOUNTAIN && reason === null).map((offer) => ({ view, offer })),
    )
    expect(offers.length).toBeGreaterThan(0)
    for (const { view, offer } of offers) {
      const [first] = offerFacts(view, offer, people, wordsOf('fr'))
      expect(first?.text).toMatch(/^pas de tuile/)
    }
  })

  test('GM2-C2-2 it lies on both spaces, with what is on it and who is there', () => {
    if (held === undefined) throw new Error('nobody stopped there')
    const bench = benchOf(board)
    const table = bench.tableOf(held, 'en', 'wide')
    const drawn = bench.drawTable(table).all()
    const spaces = drawn.filter((node) => (node.attribute('class') ?? '').split(' ').includes('gm2-space'))
    expect(spaces).toHaveLength(held.view.spaces - 1)
    const [double] = spaces.filter((node) => (node.attribute('class') ?? '').includes('gm2-double'))
    expect(double?.words()).toContain(`${held.view.chronicles.mountain?.coins}`)
    expect(double?.html()).toContain(`figure:${held.view.chronicles.mountain?.seat}`)
  })

  test.each(['en', 'fr'] as const)('GM2-C2-4 its page tells what it does and what is on it (%s)', (language) => {
    if (held === undefined) throw new Error('nobody stopped there')
    const bench = benchOf(board)
    const table = bench.tableOf(held, language, 'wide')
    const page = bench.draw(table, <Explain {...table} item={`tile:${MOUNTAIN}`} />).words()
    expect(page).toMatch({ en: /leaves 1 coin or 1 resource/, fr: /y laisse 1\spièce ou 1\sressource/ }[language])
    expect(page).toMatch({ en: /On it: \d/, fr: /Dessus\s: \d/ }[language])
  })
})
