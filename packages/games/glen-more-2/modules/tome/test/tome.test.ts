import { describe, expect, test } from 'vitest'
import { content, glenMore2, invariants, type State } from '../../../rules/index.ts'
import { tomeOf } from '../rules/queries.ts'
import { names, tileOf } from '../../../test/play.ts'
import { cardOf, eventsOf, GATHERING, gathering, offered, tome, turned } from './play.ts'

const opening = (setup: object = {}, seats = 2): State => {
  const checked = glenMore2.setup({ tome: true, ...setup }, seats)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  return glenMore2.create(checked.value, seats, 'tome', 1)
}

describe('GM2-C6-1 set-up', () => {
  test('GM2-C6-1 eight tiles join the stacks: two in each', () => {
    const s = opening()
    expect(s.sizes).toEqual([16, 19, 19, 20])
    expect(() => invariants(s)).not.toThrow()
    const own = content.builtIn.tiles.filter(({ chronicle }) => chronicle === 6)
    expect(own.map(({ stack }) => stack)).toEqual([1, 2, 3, 4, 1, 2, 3, 4])
    expect(opening({}, 4).sizes).toEqual([16, 19, 19, 20])
  })

  test('GM2-C6-1 no card is turned at first, and nobody has another table', () => {
    const { turned: at, tables, bonus } = glenMore2.view(opening({}, 3), null).chronicles.tome ?? {}
    expect([at, tables, bonus]).toEqual([[[], [], []], [[], [], []], 1])
  })

  test('GM2-C6-1 all landmark cards have an event: 11 of the base, 4 of its own, 4 of Chronicle 4', () => {
    const { cards } = content.builtIn
    expect(cards.filter(({ event }) => event.length > 0).length).toBe(19)
    expect([null, 6, 4].map((chronicle) => cards.filter((card) => card.chronicle === chronicle).length)).toEqual([
      11, 4, 4,
    ])
  })

  test('GM2-C6-1 arranged stacks may name its tiles; nothing of its own can be arranged', () => {
    const first = opening({ arranged: { A: ['T5', 'T1'] } })
    const line = glenMore2.view(first, null).line.flatMap(({ tile }) => tile ?? [])
    expect(names(line.slice(5, 7))).toBe('T5 T1')
    const problem = (setup: object): unknown => {
      const checked = glenMore2.setup(setup as never, 2)
      return checked.ok ? null : checked.problem
    }
    expect(problem({ tome: true, arranged: { tome: [] } })).toEqual({ at: 'arranged.tome', why: 'bad-arrangement' })
    expect(problem({ arranged: { A: ['T1'] } })).toEqual({ at: 'arranged.A[0]', why: 'bad-arrangement' })
  })

  test('GM2-C0-3 two players are enough, and it can be chosen', () => {
    expect(glenMore2.setup({ tome: true }, 2)).toMatchObject({ ok: true })
    expect(glenMore2.options.map(({ id }) => id)).toContain('tome')
  })
})

describe('GM2-C6-2 left halves', () => {
  test('GM2-C6-2 taking a card resolves its landmark effect alone', () => {
    const t = tome({ line: 'a b # A5 S3', a: { castle: 'wood stone', coins: 0 } }, 'a take A5; a place -1,0')
    expect([t.player('a').coins, turned(t, 'a')]).toEqual([3, ''])
    expect(t.player('a').cards).toEqual([cardOf('castle-stalker')])
  })

  test('GM2-C6-2 Old Man of Storr has 2 stone, Dunvegan Castle 2 sheep', () => {
    const storr = tome({ line: 'a b # T5 S3', a: { castle: 'sheep', coins: 0 } }, 'a take T5; a place 0,1')
    expect([storr.goods('T5'), storr.player('a').cards]).toEqual(['stone stone', [cardOf('old-man-of-storr')]])
    const dunvegan = tome({ line: 'a b # T7 S3', a: { castle: 'wood stone', coins: 0 } }, 'a take T7; a place 0,1')
    expect([dunvegan.goods('T7'), dunvegan.scots('T7')]).toEqual(['sheep sheep', 1])
  })

  test('GM2-C6-2 Wallace Monument activates all tiles', () => {
    const a = { castle: 'stone stone', coins: 0, tiles: ['S2 0,-1', 'S1 0,-2', 'S3 -1,0 scot'] }
    const t = tome({ line: 'a b # T6 S5', a }, 'a take T6; a place 0,1; a activate S1')
    expect(t.goods('S1')).toBe('wood')
  })

  test('GM2-C6-2 Fort George: any number of Scotsmen leave the Home Castle for any own tiles', () => {
    const a = { castle: 'wood stone stone scot scot scot', coins: 0, tiles: ['S2 0,-1'] }
    const t = tome({ line: 'a b # T8 S5', a }, 'a take T8; a place 1,1')
    expect(t.asked).toBe('a muster')
    expect(offered(t)).toEqual(['move HOME-C1 HOME-V1', 'move HOME-C1 S2', 'move HOME-C1 T8', 'decline'])
    t.play('a move HOME-C1 S2; a move HOME-C1 T8; a decline')
    expect([t.scots('S2'), t.scots('T8'), t.scots('HOME-C1'), t.state.points]).toEqual([1, 2, 1, 0])
    expect(t.asked).toBe('a activate')
    const all = tome({ line: 'a b # T8 S5', a: { ...a, castle: 'wood stone stone scot' } }, 'a take T8; a place 1,1')
    expect(all.play('a move HOME-C1 S2').asked).toBe('a activate')
    const nobody = tome({ line: 'a b # T8 S5', a: { castle: 'wood stone stone', coins: 0 } }, 'a take T8; a place 1,1')
    expect(nobody.asked).toBe('a activate')
  })
})

describe('GM2-C6-3 events', () => {
  test('GM2-C6-3 an event tile lets its player turn a card, with its event or without', () => {
    const t = gathering('castle-moil loch-ness')
    expect(t.asked).toBe('a event')
    expect(offered(t)).toEqual(['event castle-moil', 'flip castle-moil', 'event loch-ness', 'flip loch-ness'])
    expect(gathering('loch-ness').play('a event loch-ness').player('a').coins).toBe(7)
    expect(gathering('loch-ness').play('a flip loch-ness').player('a').coins).toBe(6)
    for (const action of ['event', 'flip'])
      expect(turned(gathering('loch-ness castle-moil').play(`a ${action} loch-ness`), 'a')).toBe('loch-ness')
  })

  test('GM2-C6-3 a card is turned once, and only by who has it', () => {
    const t = gathering('castle-moil loch-ness', { b: { cards: 'inverness' } }, 'castle-moil')
    expect(offered(t)).toEqual(['event loch-ness', 'flip loch-ness'])
    expect(t.whyNot('event castle-moil')).toEqual({ why: 'turned', rule: 'GM2-C6-3' })
    expect(t.whyNot('flip castle-moil')).toEqual({ why: 'turned', rule: 'GM2-C6-3' })
    expect(t.legal('event inverness')).toEqual([])
    expect(t.whyNot('end')).toEqual({ why: 'event', rule: 'GM2-C6-3' })
  })

  test('GM2-C6-3 without a card to turn the tile gives nothing', () => {
    const a = { tiles: [GATHERING], cards: 'loch-ness' }
    const none = tome({ line: 'a b # S4 S3', a: { tiles: [GATHERING] } }, 'a take S4; a place 1,1')
    expect(none.whyNot('activate T1')).toEqual({ why: 'noEvent', rule: 'GM2-C6-3' })
    const all = tome({ line: 'a b # S4 S3', a }, 'a take S4; a place 1,1', 'loch-ness')
    expect([all.legal('activate T1'), all.whyNot('activate T1')]).toEqual([[], { why: 'noEvent', rule: 'GM2-C6-3' }])
    expect(tome({ line: 'a b # S4 S3', a }, 'a take S4; a place 1,1').legal('activate T1')).toEqual(['activate T1'])
  })

  test('GM2-C6-3 one event for each activation, and each tile once a turn (GM2-81)', () => {
    const t = gathering('castle-moil loch-ness', { a: { tiles: ['T2 -1,1', 'S2 -1,2'] } })
    t.play('a event loch-ness')
    expect(t.asked).toBe('a activate')
    expect(t.whyNot('activate T1')).toMatchObject({ why: 'alreadyActivated' })
    expect(t.player('a').tiles.find(({ tile }) => tile === tileOf('T1'))?.reach).toBe('used')
  })

  test('GM2-C6-3 Old Man of Storr triggers an event itself, of its own card too', () => {
    const t = tome(
      { line: 'a b # T5 S3', a: { castle: 'sheep scot', cards: 'loch-ness', coins: 0 } },
      'a take T5; a place 0,1',
    )
    t.play('a activate T5')
    expect(offered(t).filter((action) => action.startsWith('event'))).toEqual([
      'event loch-ness',
      'event old-man-of-storr',
    ])
  })

  test('GM2-C6-3 what is told of it', () => {
    const used = gathering('loch-ness').play('a event loch-ness')
    expect(eventsOf(used, 'cardTurned')).toEqual([
      { type: 'cardTurned', seat: 0, card: cardOf('loch-ness'), used: true },
    ])
    const skipped = gathering('loch-ness').play('a flip loch-ness')
    expect(eventsOf(skipped, 'cardTurned')).toMatchObject([{ used: false }])
  })
})

describe('GM2-C6-5 payments', () => {
  test('GM2-C6-5 an event that cannot be paid is void; the card may still be turned', () => {
    const t = gathering('loch-morar loch-shiel', { a: { vp: 0 } })
    expect(offered(t)).toEqual(['flip loch-morar', 'flip loch-shiel'])
    expect(t.whyNot('event loch-morar')).toEqual({ why: 'eventScotsmen', need: 2, has: 1, rule: 'GM2-C6-5' })
    expect(t.whyNot('event loch-shiel')).toEqual({ why: 'eventVp', need: 1, has: 0, rule: 'GM2-C6-5' })
    t.play('a flip loch-morar')
    expect([turned(t, 'a'), t.vps()]).toEqual(['loch-morar', [0, 0]])
  })

  test('GM2-C6-5 the numbers are read from the data', () => {
    const corrections = [
      { at: 'landmarks.loch-morar.event.0.amount', value: 1 },
      { at: 'landmarks.loch-morar.event.1.amount', value: 4 },
    ]
    expect(gathering('loch-morar', { corrections }).play('a event loch-morar').vps()).toEqual([4, 0])
  })
})

describe('GM2-C6-7 Wallace Monument', () => {
  test('GM2-C6-7 it turns another card without its event, or none', () => {
    const t = gathering('wallace-monument loch-ness inverness', {}, 'inverness').play('a event wallace-monument')
    expect([t.asked, offered(t)]).toEqual(['a flip', ['flip loch-ness', 'decline']])
    expect(t.whyNot('flip inverness')).toEqual({ why: 'turned', rule: 'GM2-C6-3' })
    t.play('a flip loch-ness')
    expect([turned(t, 'a'), t.player('a').coins, t.vps()]).toEqual(['wallace-monument loch-ness inverness', 6, [0, 0]])
    const none = gathering('wallace-monument loch-ness').play('a event wallace-monument; a decline')
    expect([turned(none, 'a'), none.asked]).toEqual(['wallace-monument', 'a activate'])
    const alone = gathering('wallace-monument').play('a event wallace-monument')
    expect(alone.asked).toBe('a activate')
  })

  test('GM2-C6-7 4 VP with William Wallace, and with nobody else', () => {
    const vps = (persons: string): readonly number[] =>
      gathering('wallace-monument', { a: { persons } }).play('a event wallace-monument').vps()
    expect([vps('A2'), vps('A1'), vps('')]).toEqual([
      [4, 0],
      [0, 0],
      [0, 0],
    ])
  })
})

describe('GM2-C6-9 what goes on', () => {
  test('GM2-C6-9 Loch Ness, Castle Moil and Armadale Castle stay in force once they are turned', () => {
    const a = { cards: 'loch-ness', tiles: ['S2 0,-1', 'S1 0,-2'] }
    const ness = tome({ line: 'a b # S4 S3', a }, 'a take S4; a place 1,1', 'loch-ness')
    expect(ness.legal('activate S1')).toEqual(['activate S1'])
    const moil = tome({ line: 'a b # S4', a: { cards: 'castle-moil', castle: 'scot scot' } }, '', 'castle-moil')
    expect(moil.view().standing.scotsmen.values).toEqual([4, 0])
    const end = { line: 'a # END S4 b', a: { cards: 'armadale-castle', coins: 3 }, b: { coins: 0 } }
    // 6 for the coins, and a lead of 2 with the turned card.
    expect(tome(end, 'a take END', 'armadale-castle').vps()).toEqual([8, 0])
  })
})

describe('GM2-C6-10 two cards alike', () => {
  test('GM2-C6-10 Castle of Mey and Fort George: 1 Scotsman, then up to 2 tiles are removed', () => {
    for (const card of ['castle-of-mey', 'fort-george']) {
      const t = gathering(card, { a: { tiles: ['S2 -1,1'], village: 'scot scot' } }).play(`a event ${card}`)
      expect([t.asked, t.scots('HOME-V1')]).toEqual(['a remove', 1])
      t.play('a remove S2; a remove T1')
      expect([t.player('a').tiles.length, t.asked]).toEqual([3, 'a activate'])
    }
  })
})

test('GM2-C6-3 the tale of a game: lines, invariants', () => {
  const t = gathering('loch-morar inverness', { a: { village: 'scot scot' } }).play('a event loch-morar')
  const line = glenMore2.tally(t.state, null)[0].find(({ category }) => category === 'event')
  expect(line).toEqual({ category: 'event', points: 9, counts: true, detail: { turned: 1 } })
  const broken = (spoil: (s: State) => void): string => {
    const s = glenMore2.clone(t.state)
    spoil(s)
    try {
      invariants(s)
    } catch (error) {
      return String(error)
    }
    return ''
  }
  expect(broken(() => undefined)).toBe('')
  expect(broken((s) => (tomeOf(s).turned |= 1 << cardOf('loch-ness')))).toContain('GM2-C6-3 a turned card')
  expect(broken((s) => tomeOf(s).tables[0].push('eventCasks'))).toContain('GM2-C6-6 a better table')
  expect(broken((s) => tomeOf(s).tables[0].push('eventCasks', 'eventCasks'))).toContain('GM2-C6-6 a table')
})

test('GM2-C6-3 a clone has its own turned cards and tables', () => {
  const t = gathering('inverness loch-ness')
  const copy = glenMore2.clone(t.state)
  tomeOf(copy).turned = 99
  tomeOf(copy).tables[0].push('eventCasks')
  expect([tomeOf(t.state).turned, tomeOf(t.state).tables[0]]).toEqual([0, []])
})
