import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../rules/index.ts'
import { names, play } from '../play.ts'

describe('what is shown before a choice', () => {
  test('GM2-23 what would be lost behind, who would play next, and how much would be drawn', () => {
    const t = play({ line: 'a S1 S2 b # S3 S4 S5', left: [2, 17, 17, 17] })
    expect(t.offer('S1')).toMatchObject({ discards: [], next: 0, draws: 1, scoring: false })
    const last = t.offer('S5')
    expect([names(last.discards), last.next, last.draws, last.scoring]).toEqual(['S1 S2', 1, 3, true])
    t.play('a take S5; a place -1,0; a end')
    expect(names(t.view().discards)).toBe('S1 S2')
    expect(t.view().scorings).toBe(1)
  })
  test('GM2-25 a scoring comes with exactly the last tile of A, B or C, and never with the last of D', () => {
    const scoring = (left: readonly number[]): boolean =>
      play({ line: 'a S1 S2 b # S3 S4 S5', left }).offer('S5').scoring
    expect(scoring([3, 17, 17, 17])).toBe(true)
    expect(scoring([4, 17, 17, 17])).toBe(false)
    const last = play({ line: 'a S1 S2 b # S3 S4 S5 END', left: [0, 0, 0, 2] }).offer('S5')
    expect([last.scoring, last.draws]).toEqual([false, 2])
  })
  test('GM2-131 The End is not lost behind the last player, and nothing is drawn any more', () => {
    const t = play({ line: 'a END S1 b # S2 S3' })
    const offer = t.offer('S2')
    expect([names(offer.discards), offer.next, offer.draws]).toEqual(['S1', null, 0])
  })
  test('GM2-130 The End is offered as the end', () => {
    const t = play({ line: 'a S1 b END S2' })
    expect(t.offer('END')).toMatchObject({ what: 'finish', reason: null, payment: null, spots: [], next: 1 })
    expect(glenMore2.warnings(t.state, 0)).toEqual([
      { action: glenMore2.read('take END'), warning: { warn: 'finishes', rule: 'GM2-130' } },
    ])
    t.play('a take END')
    expect(t.offer('END').next).toBeNull()
  })
  test('GM2-27 a tile is offered to be discarded where none can be taken', () => {
    const dear = 'A6 A7 A8 A14 A4 A5 B7 B8 B9 B10'
    const market = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }
    const t = play({ line: `a ${dear} b #`, a: { coins: 0 }, market })
    expect(t.offer('A6')).toMatchObject({ what: 'discard', reason: null })
  })
  test('GM2-50 the price and how it would be paid', () => {
    const t = play({ line: 'a b # A4 C4 S1', a: { village: 'scot stone', castle: 'scot', coins: 5 } })
    expect(t.offer('A4')).toMatchObject({
      payment: { own: ['stone'], bought: ['wood'], coins: 2, casks: 0, scotsmen: 0 },
      needsSale: false,
    })
    expect(names(t.offer('C4').givers)).toBe('HOME-V1 HOME-C1')
  })
  test('GM2-80 where it may lie and what that would make ready', () => {
    const t = play({ line: 'a b # S2 D6 S1', a: { coins: 20, tiles: ['A10 1,1', 'A11 1,2'] } })
    const spot = t.offer('S2').spots.find(({ x, y }) => x === 0 && y === 1)
    expect(
      names(spot?.activates ?? [])
        .split(' ')
        .toSorted(),
    ).toEqual(['A10', 'A11', 'HOME-C1', 'HOME-V1'])
    expect(t.offer('D6').spots.every(({ activates }) => activates.length === 4)).toBe(true)
  })
  test('GM2-113 what a clan field would give now, by which road', () => {
    const t = play({ line: 'a b # A1 S1', a: { coins: 20, tiles: ['A7 0,1', 'B8 0,2'] } }, 'a take A1')
    expect(t.field('brodie')).toMatchObject({ price: 3, bonus: { vp: 5, counted: 3 }, reason: null })
    expect(t.field('oliphant').bonus).toMatchObject({ vp: 8, counted: 17 })
    expect(t.field('grant').bonus).toMatchObject({ vp: 0, counted: 1 })
    // A road that is too dear leaves no coins, and none are owed.
    const poor = play({ line: 'a b # A1 S1', a: { coins: 1 } }, 'a take A1')
    expect(poor.field('oliphant')).toMatchObject({ price: 3, bonus: { vp: 0, counted: 0 } })
    expect(t.field('mackintosh').bonus.ongoing).toBe(true)
    const warned = glenMore2.warnings(t.state, 0).map(({ action }) => glenMore2.write(action))
    expect(warned).toContain('claim grant')
    expect(warned).toContain('claim munro')
    expect(warned).not.toContain('claim brodie')
    t.play('a claim brodie')
    expect(t.vps()[0]).toBe(5)
  })
  test('GM2-80 a turn that leaves something free behind is warned of', () => {
    const t = play({ line: 'a b # S2 S1' }, 'a take S2; a place 0,1')
    expect(glenMore2.warnings(t.state, 0).at(-1)).toEqual({
      action: glenMore2.read('end'),
      warning: {
        warn: 'leaves',
        goods: 1,
        vp: 0,
        points: 2,
        ages: 0,
        events: 0,
        extra: false,
        walledIn: false,
        rule: 'GM2-80',
      },
    })
  })
  test('GM2-53 the last Scotsman who could build leaving is warned of', () => {
    const ring = [
      'S1 0,1',
      'S4 1,1',
      'A10 2,1',
      'A11 0,-1',
      'A12 1,-1',
      'A13 2,-1',
      'A6 2,0',
      'A9 -1,0',
      'B14 -1,1',
      'B15 -1,-1',
    ]
    const t = play(
      { line: 'a b # A1 S2', a: { tiles: ring, village: '', castle: '', coins: 20 } },
      'a take A1; a decline',
    )
    expect(t.legal()).toEqual(['end'])
    expect(glenMore2.warnings(t.state, 0).at(-1)?.warning).toMatchObject({ warn: 'leaves', walledIn: true })
  })
  test('GM2-111 a resource for a clan marker that could reach no field is warned of', () => {
    const chapel = (coins: number, fields = ''): readonly string[] => {
      const a = { tiles: ['B12 1,1'], village: 'scot wood', coins, fields }
      const position = { line: 'a b # S2 S1', a, b: { fields: 'macleod macdonald' }, market: { wood: 0 } }
      const t = play(position, 'a take S2; a place 0,1')
      return glenMore2
        .warnings(t.state, 0)
        .filter(({ warning }) => warning.warn === 'givesNothing' && warning.rule === 'GM2-111')
        .map(({ action }) => glenMore2.write(action))
    }
    expect(chapel(0)).toEqual(['activate B12 wood'])
    // The wood is paid: one coin for a road is enough, two for another resource leave none.
    expect(chapel(1)).toEqual([])
    expect(chapel(1, 'sinclair')).toEqual(['activate B12 coin'])
    expect(chapel(2)).toEqual(['stone', 'barley', 'sheep', 'cattle'].map((good) => `activate B12 ${good}`))
  })
  test('GM2-5 a tile too full for all that it gives is warned of', () => {
    const t = play({ line: 'a b # S2 S1', a: { tiles: ['B17 1,1 sheep sheep'] } }, 'a take S2; a place 0,1')
    const warned = glenMore2.warnings(t.state, 0).filter(({ warning }) => warning.warn === 'loses')
    expect(warned.map(({ action }) => glenMore2.write(action))).toEqual(['activate B17 sheep', 'activate B17 cattle'])
  })
})
