import { MANIFESTS, ORDER } from '@bothy/glen-more-2/data'
import { glenMore2 } from '@bothy/glen-more-2'
import { render } from 'preact'
import { beforeAll, expect, test } from 'vitest'
import './both-languages.ts'
import type { ChosenOptions, OptionPartProps } from '@bothy/board-kit/board/details/option-part.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chronicleCards } from '../new-table/chronicle-cards.tsx'
import { byNumber, minutesOf, SETS } from '../new-table/facts.ts'
import { words } from '../words.ts'

beforeAll(async () => {
  for (const language of ['en', 'fr'] as const)
    await Promise.all([chronicleCards.words.load(language), words.load(language)])
})

const offered = glenMore2.options.filter(({ group }) => group === chronicleCards.group)

function shown(
  part: 'Fields' | 'Summary',
  props: Partial<OptionPartProps>,
): { root: TinyNode; asked: ChosenOptions[] } {
  const asked: ChosenOptions[] = []
  const root = new TinyNode('main')
  const Part = chronicleCards[part]
  render(
    <Part
      offered={offered}
      seats={4}
      chosen={{}}
      texts={words.of('en').texts}
      language="en"
      onChange={(chosen) => asked.push(chosen)}
      {...props}
    />,
    root as unknown as Element,
  )
  return { root, asked }
}

const cards = (root: TinyNode): readonly TinyNode[] =>
  root.all().filter((node) => node.attribute('class') === 'gm2-chronicle-card')
const boxOf = (root: TinyNode, label: string): TinyNode => {
  const card = cards(root).find(({ textContent }) => textContent.includes(label))
  const box = card?.all().find((node) => node.attribute('type') === 'checkbox')
  if (box === undefined) throw new Error(`no card of ${label}`)
  return box
}

test('GM2-C0-3 every Chronicle that is offered has a card with its number, how much longer it takes and a button that tells more', () => {
  const { root } = shown('Fields', {})
  const labels = byNumber(offered.map(({ id }) => id)).map((id) => words.of('en').texts.options[id]?.label)
  expect(cards(root)).toHaveLength(offered.length)
  for (const [i, label] of labels.entries()) expect(cards(root)[i].textContent).toContain(label)
  expect(cards(root)[0].textContent).toMatch(/^\d.*\+\d+ min.*easy$/)
  for (const [i, label] of labels.entries()) {
    const parts = cards(root)[i].all()
    const about = parts.find((node) => node.attribute('aria-haspopup') === 'dialog')
    expect(about?.attribute('aria-label')).toBe(`About ${label}`)
  }
})

test('a card puts its Chronicle into play and takes it out again; other options stay', () => {
  const first = shown('Fields', { chosen: { tie: 'fewest' } })
  boxOf(first.root, 'Between a Rock').fire('change')
  expect(first.asked).toEqual([{ tie: 'fewest', council: true }])
  const second = shown('Fields', { chosen: { council: true } })
  expect(cards(second.root).filter(({ textContent }) => textContent.includes('in play'))).toHaveLength(1)
  boxOf(second.root, 'Between a Rock').fire('change')
  expect(second.asked).toEqual([{ council: false }])
})

test('GM2-C0-3 a Chronicle that needs more players says so; chosen before, it can still be taken out', () => {
  const two = shown('Fields', { seats: 2 })
  expect(boxOf(two.root, 'Hammer').attribute('disabled')).not.toBeNull()
  expect(cards(two.root).find(({ textContent }) => textContent.includes('Hammer'))?.textContent).toContain(
    'Needs 3 players',
  )
  const left = shown('Fields', { seats: 2, chosen: { englishman: true } })
  boxOf(left.root, 'Hammer').fire('change')
  expect(left.asked).toEqual([{ englishman: false }])
})

test('a set puts its Chronicles into play and no others; it is not offered where one of them cannot be played', () => {
  const button = (seats: number): TinyNode | undefined =>
    shown('Fields', { seats })
      .root.all()
      .find((node) => node.textContent === 'Power and votes' && node.listeners.has('click'))
  expect(button(2)).toBeUndefined()
  const { root, asked } = shown('Fields', { chosen: Object.fromEntries(offered.map(({ id }) => [id, true])) })
  root
    .all()
    .find((node) => node.textContent === 'Power and votes' && node.listeners.has('click'))
    ?.fire('click')
  expect(Object.keys(asked[0]).filter((id) => asked[0][id] === true)).toEqual(expect.arrayContaining([...SETS.quarrel]))
  expect(Object.values(asked[0]).filter((value) => value === true)).toHaveLength(SETS.quarrel.length)
})

test('what is in play is listed with the minutes it adds', () => {
  expect(shown('Summary', {}).root.textContent).toContain('None: the base game.')
  const { root } = shown('Summary', { chosen: { council: true, englishman: true } })
  expect(root.textContent).toMatch(/4Hammer of the Scots[^+]*\+10 min7Between a Rock/)
  const links = root.all().filter(({ localName }) => localName === 'a')
  expect(links.map((link) => link.attribute('target'))).toEqual(['_blank', '_blank'])
  expect(chronicleCards.minutes({ council: true, englishman: true, race: false, tie: 'most' })).toBe(
    minutesOf(['council', 'englishman']),
  )
})

test('all eight have facts and words in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const { root } = shown('Fields', { language, texts: words.of(language).texts })
    expect(root.textContent).not.toMatch(/undefined|NaN/)
  }
  expect(byNumber(ORDER).map((id) => MANIFESTS[id].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
