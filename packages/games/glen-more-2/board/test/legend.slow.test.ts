import { glenMore2, ORDER } from '@bothy/glen-more-2'
import { legendSuite } from '@bothy/board-kit/testing/legend-suite.tsx'
import { expect, test } from 'vitest'
import { SIGN_NAMES } from '../art/signs.tsx'
import { board } from '../index.ts'
import './both-languages.ts'
import { setupOf, together } from './many-chronicles.ts'
import { type Plan, samplePlay } from './sample-play.ts'
import { termsSuite } from '@bothy/board-kit/testing/terms-suite.ts'
import { terms as en } from '@bothy/glen-more-2/words/en-base'
import { terms as fr } from '@bothy/glen-more-2/words/fr-base'

const PLIES = 90
const ALL: Plan = { seats: 3, seed: 'signs', sense: 0.9, options: together(ORDER.map((id) => setupOf(id, 3))) }
const INKS: readonly (string | null)[] = ['#1f2a33', '#2a1c12', '#12191f']

legendSuite(board, {
  game: glenMore2,
  plans: [{ seats: 2, seed: 'signs', sense: 0.9 }, ALL],
  play(plan, each) {
    let ply = 0
    samplePlay(plan, (look, state) => each(look, state) || ++ply > PLIES)
  },
  isSign: (svg) =>
    svg.attribute('viewBox') === '0 0 24 24' &&
    svg.attribute('class') !== 'gm2-piece' &&
    svg.all().some((node) => INKS.includes(node.attribute('stroke'))),
})

test.each(['en', 'fr'] as const)(
  'with all Chronicles each sign is named, and no two names are the same, in %s',
  async (language) => {
    const legend = await board.loadLegend?.()
    let view: Parameters<NonNullable<typeof legend>>[1] = null
    samplePlay(ALL, (look) => {
      view = look(0).view
      return true
    })
    const topics = (await legend?.(language, view)) ?? []
    const signs = topics.flatMap((topic) => topic.signs)
    const names = signs.map(({ name }) => name)
    expect(SIGN_NAMES.filter((name) => !signs.some(({ id }) => id === name))).toEqual([])
    expect(names.filter((name, i) => name.trim() === '' || names.indexOf(name) < i)).toEqual([])
    expect(topics).toHaveLength(5 + ORDER.length)
  },
)

termsSuite(board, {
  terms: { en, fr },
  folder: new URL('../words/', import.meta.url),
  key: 'sign-names',
  lines: 'words',
})
