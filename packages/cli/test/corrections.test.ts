import { type Checked, correctable, type Game, type GameTypes, type Json, writeCorrectionsFile } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { checkFile } from '../src/commands/corrections.ts'

const content = correctable({
  data: { tiles: { A1: { cost: 1 }, A2: { cost: 2 } }, die: [1, 2, 3] },
  broken: ({ die }) => (die.some((face) => face < 1) ? { at: 'die', law: 'faces' } : null),
  compile: (data) => data,
})
const game: Pick<Game<GameTypes>, 'id' | 'correctable' | 'seats' | 'setup'> = {
  id: 'boxed',
  seats: { min: 1, max: 4 },
  correctable: content.data,
  setup(raw): Checked<Json> {
    const list = typeof raw === 'object' && raw !== null && 'corrections' in raw ? raw.corrections : null
    const checked = content.check(list)
    return checked.ok ? { ok: true, value: { corrections: checked.value } } : checked
  },
}
const TEXTS = { laws: { faces: 'Every face of the die shows at least 1.' } }
const check = (raw: unknown) => checkFile(game, TEXTS, raw)

test('an exported file holds all that can be corrected, and corrects nothing', () => {
  const file = writeCorrectionsFile(game, 'My box')
  expect(file).toMatchObject({ game: 'boxed', name: 'My box' })
  expect(file.corrections).toHaveLength(5)
  expect(check(JSON.parse(JSON.stringify(file)))).toEqual([])
})

test('what differs is told with the built-in value', () => {
  const file = { ...writeCorrectionsFile(game, 'My box'), corrections: [{ at: 'tiles.A2.cost', value: 4 }] }
  expect(check(file)).toEqual([{ at: 'tiles.A2.cost', builtIn: 2, value: 4 }])
})

const file = (corrections: Json): unknown => ({ game: 'boxed', name: 'My box', corrections })
test.each<[unknown, string]>([
  [3, 'the file: this is not allowed here'],
  [{ game: 'boxed', corrections: [] }, 'name: this is missing'],
  [{ game: 'boxed', name: 'x', corrections: [], note: '' }, 'note: there is no such field'],
  [{ game: 'chess', name: 'x', corrections: [] }, 'game: the file is for chess, not for boxed'],
  [file([{ at: 'tiles.A9.cost', value: 4 }]), 'corrections[0].at: the game has no such value'],
  [file([{ at: 'tiles.A1.cost', value: 'dear' }]), 'corrections[0].value: the value must be of the same type'],
  [file([{ at: 'die.0', value: 0 }]), 'corrections[0]: Every face of the die shows at least 1.'],
])('%j is refused: %s', (raw, why) => {
  expect(() => check(raw)).toThrow(why)
})
