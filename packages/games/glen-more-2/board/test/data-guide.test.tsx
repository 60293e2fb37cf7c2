import './both-languages.ts'
import { BOX, glenMore2 as game } from '@bothy/glen-more-2'
import { leavesOf } from '@bothy/kernel'
import { render } from 'preact'
import { beforeAll, describe, expect, test } from 'vitest'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { guide } from '../data-guide.tsx'
import { unconfirmedIn } from '../guide/data-places.ts'

const LANGUAGES = ['en', 'fr'] as const
beforeAll(async () => {
  for (const language of LANGUAGES) await guide.words.load(language)
})
const leaves = leavesOf(BOX)
const { Sign } = guide
const signOf = (group: string, corrections: { at: string; value: number }[] = []): string => {
  const root = new TinyNode('main')
  if (Sign !== undefined) render(<Sign group={group} corrections={corrections} />, root as unknown as Element)
  return root.html()
}

describe('what can be put right', () => {
  test('every value has a name of its own, in a group that is listed, in both languages', () => {
    const groups = guide.sections.flatMap((section) => [...section.groups])
    expect(new Set(groups).size).toBe(groups.length)
    expect(new Set(leaves.map(({ at }) => guide.groupOf(at)))).toEqual(new Set(groups))
    for (const language of LANGUAGES) {
      const words = guide.words.of(language)
      const names = leaves.map(({ at }) => `${words.group(guide.groupOf(at))} / ${words.label(at)}`)
      const seen = new Set<string>()
      expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
      expect(names.filter((name) => /undefined|NaN|\.\w/.test(name))).toEqual([])
      expect(leaves.map(({ at, value }) => words.value(at, value)).filter((text) => text === '')).toEqual([])
      expect(guide.sections.map(({ id }) => words.section(id)).filter((name) => /^[a-z]/.test(name))).toEqual([])
    }
  })

  test('tiles are listed from the least confirmed on, each with its picture', () => {
    const [{ id, groups }] = guide.sections
    expect(id).toBe('tiles')
    expect(groups).toHaveLength(5 + 14 + 17 + 17 + 17 + 4)
    const counts = groups.map(unconfirmedIn)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts[0]).toBeGreaterThan(4)
    expect(groups.at(-1)).toMatch(/^tiles\.(HOME-[VC]|END|HUME)$/)
    expect(groups.filter((group) => !signOf(group).includes('<svg'))).toEqual([])
  })

  test('the picture follows a correction, unless it breaks a law', () => {
    const group = 'tiles.A7'
    const costs = (value: number) => signOf(group, [{ at: 'tiles.A7.cost.barley', value }])
    expect(costs(1)).not.toBe(signOf(group))
    expect(costs(50)).toBe(signOf(group))
  })

  test('a word is chosen from all that it may be', () => {
    const { value, label } = guide.words.of('en')
    expect(label('tiles.A7.activation.table.3')).toBe('Activation: VP for 3 resources')
    expect(label('clanBoard.roads.1.cost')).toMatch(/^Start – \w+: cost$/)
    expect(value('tiles.A7.type', 'village')).toBe('Village')
    expect(guide.hasField('tiles.A7.stack')).toBe(true)
    expect(guide.hasField('tiles.A7.cost.wood')).toBe(false)
  })

  test.each(LANGUAGES)('what is reconstructed is told part by part (%s)', (language) => {
    const lines = guide.uncertain([], null, language)
    expect(lines.length).toBeGreaterThan(6)
    expect(lines.some((line) => /\d+/.test(line))).toBe(true)
    const corrected = guide.uncertain([{ at: 'tiles.A7.cost.barley', value: 1 }], 2, language)
    expect(corrected).not.toEqual(lines)
  })

  test('GM2 corrections are taken by the rules as the editor writes them', () => {
    const at = 'tiles.A7.cost.barley'
    expect(game.setup({ corrections: [{ at, value: 1 }] }, 3)).toMatchObject({ ok: true })
    expect(game.setup({ corrections: [{ at, value: 50 }] }, 3)).toMatchObject({ ok: false })
  })
})
