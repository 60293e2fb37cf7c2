import type { Checked, Game, GameTypes, Json, Texts } from '@bothy/kernel'
import { render } from 'preact'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { type Corrected, CorrectionFields, problemText, readChosen } from './correction-fields.tsx'

beforeAll(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const TEXTS = { laws: { twoFaces: 'The die has at least two faces.' } }
const drawn = (
  correctable: Json,
  checked: Checked<Json>,
  chosen: { name: string; corrections: Json } | null,
  guide: DataGuide | null = null,
  onChange: (chosen: Corrected | null) => void = () => undefined,
): TinyNode => {
  const root = new TinyNode('main')
  render(
    <CorrectionFields
      game={{ id: 'boxed', correctable } as unknown as Game<GameTypes>}
      texts={TEXTS as unknown as Texts<GameTypes>}
      chosen={chosen}
      checked={checked}
      guide={guide}
      onChange={onChange}
      onEdit={() => undefined}
    />,
    root as unknown as Element,
  )
  return root
}

test('a game that has nothing to correct shows nothing', () => {
  expect(drawn(null, { ok: true, value: {} }, null).textContent).toBe('')
})

test('what differs is shown with the built-in value', () => {
  const corrections = [{ at: 'tiles.A6.cost', value: 2 }]
  const root = drawn(
    { tiles: { A6: { cost: 1 } } },
    { ok: true, value: { corrections } },
    { name: 'My box', corrections },
  )
  expect(root.textContent).toContain('My box')
  expect(root.textContent).toContain('One value differs')
  expect(root.textContent).toContain('tiles.A6.cost 2 instead of 1')
})

test('a refusal names the place and a plain reason', () => {
  expect(problemText({ at: 'corrections[1].at', why: 'no-such-place' }, TEXTS)).toBe(
    'corrections[1].at: The game has no such value.',
  )
  expect(problemText({ at: 'corrections[0]', why: 'breaks-law', law: 'twoFaces' }, TEXTS)).toBe(
    'corrections[0]: The die has at least two faces.',
  )
})

test('a file by hand must be one, and for this game', () => {
  const file = { game: 'boxed', name: 'My box', corrections: [] }
  expect(readChosen('boxed', JSON.stringify(file))).toEqual(file)
  expect(readChosen('chess', JSON.stringify(file))).toEqual({ at: 'game', why: 'not-allowed' })
  expect(readChosen('boxed', 'no json')).toEqual({ at: '', why: 'not-allowed' })
  expect(readChosen('boxed', '{"game":"boxed"}')).toEqual({ at: 'name', why: 'missing' })
})

test('a file that cannot be read says so, and can be chosen again once it can', async () => {
  const taken: (Corrected | null)[] = []
  const root = drawn({ die: 6 }, { ok: true, value: {} }, null, null, (chosen) => taken.push(chosen))
  const input = root.all().find((node) => node.attribute('type') === 'file')
  if (input === undefined) throw new Error('no place for a file')
  const choose = (text: () => Promise<string>): void => {
    Object.assign(input, { files: [{ text }], value: 'my-box.json' })
    input.fire('change')
    expect(Reflect.get(input, 'value')).toBe('')
  }
  choose(() => Promise.reject(new Error('moved away')))
  await vi.waitFor(() => expect(root.words()).toContain('This file can’t be read.'), { timeout: 20_000 })
  const file = { game: 'boxed', name: 'My box', corrections: [] }
  choose(() => Promise.resolve(JSON.stringify(file)))
  await vi.waitFor(() => expect(taken).toEqual([file]), { timeout: 20_000 })
  await vi.waitFor(() => expect(root.words()).not.toContain('read'), { timeout: 20_000 })
})
