import { describe, expect, test } from 'vitest'
import { content, glenMore2, STACKS, stackId, TILES } from '../../../rules/index.ts'
import { stacksOf } from '../../stacks.ts'
import { casksOf, reserve } from './play.ts'
import { play } from '../../../test/play.ts'

describe('GM2-C3-1 set-up', () => {
  test('GM2-C3-1 five distilleries are replaced, two and three sales are added', () => {
    const { inPlay } = reserve({}).state
    const stacks = stacksOf(content.builtIn, inPlay)
    const brought = STACKS.map((stack) => {
      const names = stacks[stackId(stack)].map((tile) => TILES[tile])
      return names.filter((name) => /^[WV]/.test(name)).join(' ')
    })
    expect(brought).toEqual(['', 'W1', 'W2 W3 W6 V1', 'W4 W7 V2', 'W5 V3'])
    const all = stacks.flat().map((tile) => TILES[tile])
    for (const gone of ['A8', 'B9', 'B10', 'C9', 'D9']) expect(all).not.toContain(gone)
    expect(stacks.map((tiles) => tiles.length)).toEqual([5, 14, 19, 19, 18])
  })

  test('GM2-C3-1 everybody begins with an empty First Cellar', () => {
    const checked = glenMore2.setup({ cellars: true }, 3)
    if (!checked.ok) throw new Error(checked.problem.at)
    const view = glenMore2.view(glenMore2.create(checked.value, 3, 'seed', 1), null)
    const players = view.chronicles.cellars?.players.map(({ cellars, zero, filled }) => [cellars, zero, filled])
    expect(players).toEqual([1, 2, 3].map(() => [1, 0, []]))
    expect(view.chronicles.cellars?.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10])
  })

  test('GM2-C3-1 nothing of it can be arranged but tiles of the stacks', () => {
    expect(glenMore2.setup({ cellars: true, arranged: { cellars: [] } }, 2)).toMatchObject({ ok: false })
    expect(glenMore2.setup({ cellars: true, arranged: { B: ['V1', 'W6'] } }, 2)).toMatchObject({ ok: true })
    expect(glenMore2.setup({ cellars: true, arranged: { B: ['B9'] } }, 2)).toMatchObject({ ok: false })
  })

  test('GM2-C3-1 a copy of the table has cellars of its own', () => {
    const t = reserve({ line: 'a b # V1 S1', cellars: { a: '1: 1 2' } }, 'a take V1')
    const copy = glenMore2.clone(t.state)
    glenMore2.apply(copy, 0, glenMore2.read('sellCask 2 bonus'))
    expect([casksOf(t, 'a'), t.state.chronicles.cellars?.bonus]).toEqual(['1: 1 2', [0, 0, 0]])
    expect([copy.chronicles.cellars?.filled, copy.chronicles.cellars?.bonus]).toEqual([
      [1, 0],
      [1, 0, 0],
    ])
  })
})

describe('GM2-C3-2 new casks, and casks that are paid', () => {
  const DISTIL = { a: { tiles: ['A7 0,1', 'W1 1,1'], castle: 'barley' }, line: 'a b # S2' }

  test('GM2-C3-2 a new cask goes to the leftmost empty space of the First Cellar', () => {
    const t = reserve({ line: 'a b # W6', a: { castle: 'wood' }, cellars: { a: '1: 1 3' } }, 'a take W6')
    t.play('a spend wood HOME-C1; a place 0,1')
    expect([casksOf(t, 'a'), t.player('a').casks]).toEqual(['1: 1 2 3', 3])
    expect(t.eventsOf('caskStored')).toEqual([{ type: 'caskStored', seat: 0, space: 2 }])
  })

  test('GM2-C3-2 with three casks there it goes to the 0 area, also with more cellars', () => {
    const t = reserve({ line: 'a b # W6', a: { castle: 'wood' }, cellars: { a: '2: 0 1 2 3' } }, 'a take W6')
    t.play('a spend wood HOME-C1; a place 0,1')
    expect(casksOf(t, 'a')).toBe('2: 0 0 1 2 3')
    expect(t.eventsOf('caskStored')).toEqual([{ type: 'caskStored', seat: 0, space: 0 }])
  })

  test('GM2-C3-2 a cask of the 0 area stays there when a space of the cellar is free', () => {
    const t = reserve({ ...DISTIL, cellars: { a: '1: 0 3' }, market: { barley: 3 } }, 'a take S2; a place -1,1')
    expect(casksOf(t, 'a')).toBe('1: 0 3')
  })

  test('GM2-C3-2 casks count in the scoring wherever they are', () => {
    const t = reserve({ line: 'a b # S1', cellars: { a: '2: 0 0 2 5', b: '1: 1' } })
    expect(t.view().standing.casks.values).toEqual([4, 1])
  })

  test('GM2-C3-2, GM2-X5 a tavern is paid with a cask from any space, which is then free', () => {
    const t = reserve({ line: 'a b # B13', cellars: { a: '2: 0 0 1 5' } }, 'a take B13')
    expect([t.asked, t.legal()]).toEqual(['a payCask', ['payCask 0', 'payCask 1', 'payCask 5']])
    expect(t.whyNot('end')).toEqual({ why: 'payCask', rule: 'GM2-C3-2' })
    expect([casksOf(t, 'a'), t.player('a').casks]).toEqual(['2: 0 0 1 5', 3])
    t.play('a payCask 1')
    expect([t.asked, casksOf(t, 'a')]).toEqual(['a place', '2: 0 0 5'])
    expect(t.eventsOf('caskTaken')).toEqual([{ type: 'caskTaken', seat: 0, space: 1 }])
  })

  test('GM2-C3-2 where there is no choice nobody is asked', () => {
    const one = reserve({ line: 'a b # B13', cellars: { a: '1: 2' } }, 'a take B13')
    expect([one.asked, casksOf(one, 'a')]).toEqual(['a place', '1:'])
    const alike = reserve({ line: 'a b # B13', cellars: { a: '1: 0 0' } }, 'a take B13')
    expect([alike.asked, casksOf(alike, 'a')]).toEqual(['a place', '1: 0'])
    expect(reserve({ line: 'a b # B13' }).whyNot('take B13')).toEqual({ why: 'noCask', rule: 'GM2-26' })
  })

  test('GM2-C3-2 several casks are asked for one by one', () => {
    const corrections = [{ at: 'tiles.B13.cost.cask', value: 2 }]
    const t = reserve({ line: 'a b # B13', corrections, cellars: { a: '1: 1 2 3' } }, 'a take B13; a payCask 3')
    expect([t.asked, t.legal()]).toEqual(['a payCask', ['payCask 1', 'payCask 2']])
    expect(casksOf(t.play('a payCask 1'), 'a')).toBe('1: 2')
    const all = reserve({ line: 'a b # B13', corrections, cellars: { a: '1: 0 3' } }, 'a take B13')
    expect([all.asked, casksOf(all, 'a')]).toEqual(['a place', '1:'])
  })
})

describe('GM2-C3-3 ageing', () => {
  const LINE = 'a b # S2'
  const a = { tiles: ['W6 0,1'] }

  test('GM2-C3-3 one cask moves one space to the right', () => {
    const t = reserve({ line: LINE, a, cellars: { a: '1: 1' } }, 'a take S2; a place -1,1; a activate W6')
    expect([t.asked, casksOf(t, 'a')]).toEqual(['a activate', '1: 2'])
    expect(t.eventsOf('caskAged')).toEqual([{ type: 'caskAged', seat: 0, from: 1, to: 2 }])
    expect(t.whyNot('activate W6')).toEqual({ why: 'alreadyActivated', rule: 'GM2-81' })
  })

  test('GM2-C3-3, GM2-80 a place promises the step, and a turn that would leave it is warned of', () => {
    const t = reserve({ line: LINE, a, cellars: { a: '1: 1' } }, 'a take S2')
    expect(t.view().yields.map(({ tile, ages }) => [TILES[tile], ages])).toContainEqual(['W6', 1])
    t.play('a place -1,1; a activate S2; a activate HOME-V1; a move HOME-V1 S2')
    expect(glenMore2.warnings(t.state, 0).map(({ warning }) => warning)).toEqual([
      { warn: 'leaves', goods: 0, vp: 0, points: 0, ages: 1, events: 0, extra: false, walledIn: false, rule: 'GM2-80' },
    ])
    t.play('a activate W6')
    expect(glenMore2.warnings(t.state, 0)).toEqual([])
  })

  test('GM2-C3-3 of several casks the player chooses; none is jumped over', () => {
    const t = reserve({ line: LINE, a, cellars: { a: '2: 0 1 2 4' } }, 'a take S2; a place -1,1; a activate W6')
    expect([t.asked, t.legal()]).toEqual(['a ageCask', ['ageCask 2', 'ageCask 4']])
    expect(['ageCask 0', 'ageCask 1', 'decline', 'end'].map((action) => t.whyNot(action))).toEqual([
      { why: 'nextSpaceFilled', rule: 'GM2-C3-3' },
      { why: 'nextSpaceFilled', rule: 'GM2-C3-3' },
      { why: 'ageCask', rule: 'GM2-C3-3' },
      { why: 'ageCask', rule: 'GM2-C3-3' },
    ])
    expect(casksOf(t.play('a ageCask 2'), 'a')).toBe('2: 0 1 3 4')
  })

  test('GM2-C3-3 from the last space of a cellar to the first of the next, if one has it', () => {
    const full = reserve({ line: LINE, a, cellars: { a: '1: 3' } }, 'a take S2; a place -1,1')
    expect(full.whyNot('activate W6')).toEqual({ why: 'nothingToAge', rule: 'GM2-C3-3' })
    const next = reserve({ line: LINE, a, cellars: { a: '2: 3' } }, 'a take S2; a place -1,1; a activate W6')
    expect(casksOf(next, 'a')).toBe('2: 4')
    const last = reserve({ line: LINE, a, cellars: { a: '3: 1 9' } }, 'a take S2; a place -1,1; a activate W6')
    expect(casksOf(last, 'a')).toBe('3: 2 9')
    const both = reserve({ line: LINE, a, cellars: { a: '1: 0 1 3' } }, 'a take S2; a place -1,1; a activate W6')
    expect(casksOf(both, 'a')).toBe('1: 0 2 3')
  })

  test('GM2-C3-3 a cask of the 0 area may step to the first space', () => {
    const t = reserve({ line: LINE, a, cellars: { a: '1: 0 0' } }, 'a take S2; a place -1,1; a activate W6')
    expect(casksOf(t, 'a')).toBe('1: 0 1')
  })

  test('GM2-C3-3 without a cask there is nothing to age', () => {
    const t = reserve({ line: LINE, a }, 'a take S2; a place -1,1')
    expect(t.legal()).not.toContain('activate W6')
    expect(t.whyNot('activate W6')).toEqual({ why: 'nothingToAge', rule: 'GM2-C3-3' })
    expect(t.activatable('W6')?.reason).toEqual({ why: 'nothingToAge', rule: 'GM2-C3-3' })
  })

  test('GM2-C3-3 a tile of two steps moves one cask twice, or two; the second may be left', () => {
    const corrections = [{ at: 'tiles.W6.activation.amount', value: 2 }]
    const t = reserve({ line: LINE, a, corrections, cellars: { a: '2: 1' } }, 'a take S2; a place -1,1; a activate W6')
    expect([t.asked, t.legal(), casksOf(t, 'a')]).toEqual(['a ageCask', ['ageCask 2', 'decline'], '2: 2'])
    expect(casksOf(t.play('a ageCask 2'), 'a')).toBe('2: 3')
    expect(t.asked).toBe('a activate')
  })
})

describe('GM2-C3-4 choice and sequence', () => {
  const start = (tile: string, casks: string, castle = 'wood barley') =>
    reserve(
      { line: 'a b # S2', a: { tiles: [`${tile} 0,1`], castle, coins: 0 }, cellars: { a: casks } },
      'a take S2; a place -1,1',
    )

  test('GM2-C3-4 a choice: a cask is distilled or aged, not both', () => {
    const t = start('W1', '1: 1')
    expect(t.legal().filter((action) => action.startsWith('activate W1'))).toEqual([
      'activate W1',
      'activate W1 barley',
    ])
    const distilled = start('W1', '1: 1').play('a activate W1 barley')
    expect([distilled.asked, casksOf(distilled, 'a')]).toEqual(['a activate', '1: 1 2'])
    const aged = start('W1', '1: 1').play('a activate W1')
    expect([aged.asked, casksOf(aged, 'a'), aged.goods('HOME-C1')]).toEqual(['a activate', '1: 2', 'wood barley'])
    for (const one of [distilled, aged]) expect(one.legal().join()).not.toContain('W1')
  })

  test('GM2-C3-4 of a choice each part has its own conditions', () => {
    expect(start('W1', '1:').legal().join()).toContain('activate W1 barley')
    expect(start('W1', '1:').whyNot('activate W1')).toEqual({ why: 'nothingToAge', rule: 'GM2-C3-3' })
    expect(start('W1', '1: 1', '').whyNot('activate W1 barley')).toMatchObject({ why: 'coins' })
    expect(start('W1', '1: 1', '').whyNot('activate W1')).toBeNull()
  })

  test('GM2-C3-4 a sequence: a cask for barley and wood, then a cask may be moved', () => {
    const t = start('W4', '1: 2').play('a activate W4 wood barley')
    expect([t.asked, casksOf(t, 'a'), t.goods('HOME-C1')]).toEqual(['a ageCask', '1: 1 2', ''])
    expect(t.legal()).toEqual(['ageCask 2', 'decline'])
    expect(casksOf(t.play('a ageCask 2'), 'a')).toBe('1: 1 3')
    expect(casksOf(start('W4', '1: 2').play('a activate W4 wood barley; a decline'), 'a')).toBe('1: 1 2')
  })

  test('GM2-C3-4 the new cask itself may be moved; without the first step there is no second', () => {
    const t = start('W4', '1:').play('a activate W4 wood barley')
    expect([t.asked, t.legal()]).toEqual(['a ageCask', ['ageCask 1', 'decline']])
    expect(start('W4', '1: 1', 'barley').legal().join()).not.toContain('W4')
    // No cask can move, so there is no question.
    expect(start('W4', '1: 0 1 2 3').play('a activate W4 wood barley').asked).toBe('a activate')
  })

  test('GM2-C3-4 a clan that activates a whisky tile ages too (GM2-113)', () => {
    const t = reserve(
      {
        line: 'a b # A1 S2',
        a: { tiles: ['W6 0,1'], coins: 12 },
        cellars: { a: '1: 1' },
      },
      'a take A1; a claim maclean; a activate W6',
    )
    expect([casksOf(t, 'a'), t.asked]).toEqual(['1: 2', 'a activate'])
  })
})

test('GM2-C0-1 without the Chronicle its tiles are not there, and casks have no places', () => {
  const t = play({ line: 'a b # B13', a: { casks: 2 } }, 'a take B13')
  expect([t.asked, t.view().chronicles]).toEqual(['a place', {}])
})
