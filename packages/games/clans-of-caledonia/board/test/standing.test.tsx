import { expect, test } from 'vitest'
import { ranking } from '../scoring/final-points.ts'
import { Standing } from '../scoring/standing.tsx'
import { draw, tableOf } from './part-bench.tsx'
import { type Plan, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'standing-1', sense: 0.95 },
  { seats: 2, seed: 'standing-2', sense: 0.95, options: { clans: 'auction' } },
  { seats: 4, seed: 'standing-4', sense: 0.95 },
]

test('COC-69 to COC-73 the columns add up to the total, the best first, now and at the end', () => {
  for (const plan of PLANS) {
    let ply = 0
    let [scores, last]: (readonly number[])[] = [[], []]
    samplePlay(plan, (look, state) => {
      if (++ply % 31 !== 0 && state.ranks === null) return false
      const sample = look(0)
      const table = tableOf(sample, 'en')
      const root = draw(table, <Standing {...table} />)
      const rows = root.all().filter(({ localName }) => localName === 'tr')
      const points = rows.map((row) =>
        row
          .all()
          .filter(({ localName }) => localName === 'td')
          .map((cell) => Number((cell.words().trim().split(' ').at(-1) ?? '').replace('−', '-').replace('+', ''))),
      )
      const sum = rows.findIndex((row) => row.attribute('class') === 'coc-sum')
      const totals = ranking(sample.tally, sample.view).map(({ total }) => total)
      expect(points[sum]).toEqual(totals)
      const added = totals.map((_, i) => points.slice(1, sum).reduce((all, row) => all + (row[i] ?? 0), 0))
      expect(added).toEqual(totals)
      expect(sum - 1).toBe(plan.options === undefined ? 10 : 11)
      if (state.ranks !== null) scores = sample.view.scores?.toSorted((a, b) => b - a) ?? []
      last = totals
      return false
    })
    expect(last).toEqual(scores)
  }
})

test('COC-81 alone, the next better result is named until the top is reached', () => {
  samplePlay(PLANS[0], (look, { round }) => {
    if (round < 2) return false
    const sample = look(0)
    const words = (['en', 'fr'] as const).map((language) => {
      const table = tableOf(sample, language)
      return draw(table, <Standing {...table} />)
        .words()
        .replaceAll(/[\u00a0\u202f]/g, ' ')
    })
    expect(words[0]).toContain('Rookie from 116 VP')
    expect(words[1]).toContain('Recrue à partir de 116 PV')
    return true
  })
})
