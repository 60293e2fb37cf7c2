import { below, canonical, hide, peek, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Event, lordsOfScotland, permute } from '../rules/index.ts'
import { play, type Played, slugs } from './play.ts'

const EVERYBODY = ['a', 'b', 'c', null]
const recruitsOf = (t: Played, letter: string | null): string =>
  slugs(t.view(letter).recruits.map((slot) => slot?.card ?? null))
const shownArmy = (t: Played, viewer: string | null, seat: number): string =>
  slugs(t.view(viewer).armies[seat].map((piece) => piece.card))

test('LOS-82 neither the order of the draw pile nor the seed nor the generator is in any view', () => {
  const t = play({ seats: 3, seed: 'a very secret seed' }, 'a recruit 2; b muster * down')
  for (const viewer of EVERYBODY) {
    const text = JSON.stringify(t.view(viewer))
    expect(text).not.toContain('secret seed')
    expect(Object.keys(t.view(viewer))).not.toEqual(expect.arrayContaining(['rng', 'draw', 'stack']))
    expect(t.view(viewer).drawPile).toBe(73 - 1)
  }
})

test('LOS-82 a view is the same for every arrangement of what is hidden', () => {
  const t = play({ seats: 3, seed: 'other' }, 'a recruit 2; b muster * down; c muster * down')
  const rng = stream('permute')
  for (const seat of [0, 1, 2, null])
    for (let n = 0; n < 5; n++)
      expect(canonical(lordsOfScotland.view(permute(t.state, seat, rng), seat))).toBe(
        canonical(lordsOfScotland.view(t.state, seat)),
      )
})

test('LOS-83 you see the face-down cards of your own army at any time, and nobody else does', () => {
  const t = play({ seats: 3, hands: ['scott-9'] }, 'a muster scott-9 down; b recruit 1')
  expect(shownArmy(t, 'a', 0)).toBe('scott-9')
  for (const viewer of ['b', 'c', null]) expect(shownArmy(t, viewer, 0)).toBe('?')
})

test('LOS-84 EX-12 after a swap the new controller sees the card, the former one no longer', () => {
  const t = play(
    { seats: 3, hands: ['fergusson-3', 'cochrane-10'] },
    'a recruit 1; b muster cochrane-10 down; c recruit 1; a muster fergusson-3 up; a activate',
  )
  expect(shownArmy(t, 'a', 1)).toBe('?')
  t.play('a swap b1')
  expect(shownArmy(t, 'a', 0)).toBe('cochrane-10')
  for (const viewer of ['b', 'c', null])
    expect([shownArmy(t, viewer, 0), shownArmy(t, viewer, 1)]).toEqual(['?', 'fergusson-3'])
  const took = (viewer: string | null): unknown => t.witnessed(viewer).find((e) => e?.type === 'swapped')
  expect(took('a')).toMatchObject({ took: 79 })
  for (const viewer of ['c', null]) expect(took(viewer)).toMatchObject({ took: null, piece: 0, faceUp: false })
})

test('LOS-85 recruiting a face-up card is public, and afterwards the hand is a number again', () => {
  const t = play({ seats: 3, recruits: 'scott-9' }, 'a recruit 1')
  for (const viewer of EVERYBODY)
    expect(t.witnessed(viewer)).toMatchObject([{ type: 'recruited', card: 64, faceUp: true }])
  expect(t.view('b').handCounts[0]).toBe(6)
  expect(JSON.stringify(t.view('b').hand)).not.toContain('64')
})

test('LOS-86 recruiting a face-down card: only the taker learns it', () => {
  const t = play({ seats: 3, recruits: 'scott-9 scott-8' }, 'a recruit 2')
  expect(t.witnessed('a')).toMatchObject([
    { type: 'recruited', slot: 1, card: 56, faceUp: false, refill: null, empty: false },
  ])
  for (const viewer of ['b', 'c', null])
    expect(t.witnessed(viewer)).toEqual([
      { type: 'recruited', seat: 0, slot: 1, card: null, faceUp: false, refill: null, empty: false },
    ])
  expect(recruitsOf(t, 'b')).toBe('scott-9 ? ? ? ?')
})

test('LOS-86 the refill of a face-up slot is public', () => {
  const t = play({ seats: 2, draw: 'forsyth-7' }, 'a recruit 1')
  for (const viewer of ['a', 'b', null]) expect(t.witnessed(viewer)).toMatchObject([{ refill: 53 }])
  expect(recruitsOf(t, 'b')).toBe('forsyth-7 ? ? ? ?')
})

test('LOS-87 only the drawer learns the card that Forsyth draws', () => {
  const drawing = (draw: string): Played =>
    play({ seats: 3, hands: ['forsyth-4'], draw }, 'a muster forsyth-4 up; a activate')
  const [one, other] = [drawing('scott-5 cochrane-11'), drawing('cochrane-11 scott-5')]
  expect([one.hand('a'), other.hand('a')].map((hand) => /scott-5|cochrane-11/.exec(hand)?.[0])).toEqual([
    'scott-5',
    'cochrane-11',
  ])
  expect(one.witnessed('a')).toContainEqual({ type: 'drew', seat: 0, drawn: true, card: 32 })
  for (const viewer of ['b', 'c', null]) {
    expect(one.witnessed(viewer)).toContainEqual({ type: 'drew', seat: 0, drawn: true, card: null })
    expect(canonical([one.view(viewer), one.witnessed(viewer)])).toBe(
      canonical([other.view(viewer), other.witnessed(viewer)]),
    )
    expect(one.view(viewer).handCounts[0]).toBe(5)
  }
})

test('LOS-88 nothing tells which card was mustered face down', () => {
  const musters = ['scott-1', 'cochrane-12', 'makgill-6'].map((slug) =>
    play({ seats: 3, hands: ['scott-1 cochrane-12 makgill-6 wemyss-5 forsyth-2'] }, `a muster ${slug} down`),
  )
  for (const viewer of ['b', 'c', null]) {
    const seen = musters.map((t) => canonical([t.view(viewer), t.witnessed(viewer), t.legalOf('b'), t.legalOf('c')]))
    expect(new Set(seen).size).toBe(1)
  }
})

test('LOS-88 the own hand is shown sorted, whenever its cards came', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-5 scott-9 forsyth-2 scott-2 makgill-6'], recruits: 'scott-4' },
    'a recruit 1',
  )
  expect(t.hand('a')).toBe('scott-2 scott-4 scott-9 makgill-6 wemyss-5 forsyth-2')
})

test('LOS-89 a card gets a new meaningless number at its muster and keeps it from army to army', () => {
  const t = play(
    { seats: 2, hands: ['fergusson-3 scott-9', 'cochrane-10'] },
    'a muster scott-9 down; b muster cochrane-10 down; a muster fergusson-3 up; a activate; a swap b1',
  )
  expect(t.view('b').armies.map((army) => army.map((piece) => piece.id))).toEqual([[0, 1], [2]])
  const other = play({ seats: 2, hands: ['scott-9'] }, 'a recruit 1; b recruit 1; a muster scott-9 down')
  expect(other.view('b').armies[0][0].id).toBe(0)
  expect(t.view('a').hand.every((card) => Object.keys(card).join() === 'card,blocked')).toBe(true)
})

test('LOS-90 choices, hints and reasons go to the seat that decides, to nobody else', () => {
  const t = play({ seats: 3, hands: ['wemyss-5'], options: { flipChoice: 'player' } })
  expect(t.legalOf('a')).toHaveLength(5)
  expect(t.whyNot('muster wemyss-5 up')).toEqual({ why: 'flipFirst', rule: 'LOS-16' })
  expect(lordsOfScotland.blocked(t.state, 0)).toHaveLength(5 + 2 * 5)
  for (const [seat, letter] of ['a', 'b', 'c'].entries()) {
    if (seat > 0) expect([t.legalOf(letter), lordsOfScotland.blocked(t.state, seat)]).toEqual([[], []])
    expect(
      t
        .view(letter)
        .hand.map(({ card }) => card)
        .toSorted((a, b) => a - b),
    ).toEqual(peek(t.state.hands[seat]).toSorted((a, b) => a - b))
  }
  expect(t.view(null).hand).toEqual([])
})

test('LOS-90 that a player thinks about a power is public', () => {
  const t = play({ seats: 3, hands: ['forsyth-4'] }, 'a muster forsyth-4 up')
  for (const viewer of EVERYBODY)
    expect(t.view(viewer).pending).toEqual({ kind: 'activate', seat: 0, piece: 0, left: 0 })
})

test('LOS-91 EX-27 a face-down discard is public as such, and a secret card until reshuffled', () => {
  const of = (slug: string): Played =>
    play(
      { seats: 3, hands: ['wemyss-4', 'forsyth-12 cochrane-1'] },
      `a recruit 1; b muster ${slug} down; c recruit 1; a muster wemyss-4 up; a activate; a discard b1`,
    )
  const [one, other] = [of('forsyth-12'), of('cochrane-1')]
  for (const viewer of ['a', 'c', null])
    expect(canonical([one.view(viewer), one.witnessed(viewer)])).toBe(
      canonical([other.view(viewer), other.witnessed(viewer)]),
    )
  expect(one.witnessed('b')).toMatchObject([{ type: 'discarded', card: 93 }])
  expect(one.view('b').discards).toEqual({ cards: [], secret: 1 })
})

test('LOS-92 the reveal makes army cards and their discards public, a reshuffle makes them unknown', () => {
  const t = play({ seats: 2, hands: ['scott-9', 'wemyss-2'] }, 'a muster scott-9 down; b muster wemyss-2 down').idle(
    'claim',
  )
  expect([shownArmy(t, 'b', 0), shownArmy(t, null, 1)]).toEqual(['scott-9', 'wemyss-2'])
  t.play('a claim 1; b claim 2')
  expect(t.discards()).toContain('scott-9 wemyss-2')
  peek(t.state.draw).length = 0
  t.play('a muster * down; b recruit 1')
  expect(t.discards()).toBe('')
})

test('LOS-92 the new draw pile holds the discards in an order that the generator alone decides', () => {
  const discards = Array.from({ length: 20 }, (_, i) => i)
  const [one, same, other] = ['seed', 'seed', 'other seed'].map((seed) => {
    const t = play({ seats: 2, seed })
    t.state.draw = hide([])
    t.state.discards = discards.slice()
    t.play('a recruit 1')
    return [...peek(t.state.draw), t.view(null).recruits[0]?.card ?? -1]
  })
  expect(one.toSorted((a, b) => a - b)).toEqual(discards)
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
  expect(one).not.toEqual(discards)
  expect(one.filter((card, at) => card === at).length).toBeLessThan(5)
})

test('LOS-93 the end of the game reveals no hand', () => {
  const t = play(
    { seats: 2, hands: ['makgill-12'], supporters: 'cochrane-9 cochrane-5', piles: ['scott-12 scott-11 wemyss-12'] },
    'a muster makgill-12 down',
  ).idle('claim')
  const before = t.view('b')
  t.play('a claim 1')
  expect(t.asked).toBe('over')
  const after = t.view('b')
  expect(after.hand.map(({ card }) => card)).toEqual(before.hand.map(({ card }) => card))
  expect([after.handCounts, after.drawPile, after.recruits]).toEqual([
    before.handCounts,
    before.drawPile,
    before.recruits,
  ])
  expect(t.view(null).hand).toEqual([])
  for (const viewer of ['a', 'b', null])
    expect(t.witnessed(viewer).map((e) => e?.type)).toEqual(['claimed', 'gameEnded'])
})

test('LOS-94 exactly one player decides at every moment; kind and player are public', () => {
  const t = play({ seats: 3, options: { flipChoice: 'player' } })
  const rng = stream('one at a time')
  for (let n = 0; n < 60 && t.asked !== 'over'; n++) {
    expect(lordsOfScotland.actors(t.state)).toHaveLength(1)
    for (const viewer of EVERYBODY) expect(t.view(viewer).pending).toEqual(t.view('a').pending)
    const choices = t.legal()
    t.play(`${t.asked.charAt(0)} ${choices[below(rng, choices.length)]}`)
  }
})

test('LOS-95 EX-28 totals are worked out for each viewer from what that viewer may see', () => {
  const t = play(
    { seats: 2, hands: ['scott-6', 'wemyss-4 wemyss-9'] },
    'a recruit 1; b muster wemyss-4 up; a recruit 1; b muster wemyss-9 down',
  )
  expect(t.view('b').totals[1]).toEqual({ sum: 13, doubled: true, total: 26, rank: 68, hidden: 0 })
  expect(t.view('a').totals[1]).toEqual({ sum: 4, doubled: false, total: 4, rank: 28, hidden: 1 })
  expect(t.view(null).totals[1]).toEqual(t.view('a').totals[1])
  t.play('a muster scott-6 up')
  const order = (viewer: string | null): unknown => t.view(viewer).order.map(({ seat, place }) => [seat, place])
  expect(order('a')).toEqual([
    [0, null],
    [1, null],
  ])
  expect(order('b')).toEqual([
    [1, 1],
    [0, 2],
  ])
})

test('LOS-95 a place or a tie that a hidden card may change is not told, one that none can change is', () => {
  const t = play(
    {
      seats: 3,
      hands: ['scott-12 scott-11 scott-10', 'wemyss-4', 'makgill-12 macdonnell-3'],
      supporters: 'scott-9 wemyss-9 makgill-8',
    },
    'a muster scott-12 up; b muster wemyss-4 down; c muster makgill-12 up; c refrain; a muster scott-11 up',
  )
  const told = (): unknown => t.view(null).order.map(({ seat, place, tie, claims }) => [seat, place, tie, claims])
  expect(told()).toEqual([
    [0, 1, null, 1],
    [2, null, null, null],
    [1, null, null, null],
  ])
  const lines = (seat: number): unknown =>
    lordsOfScotland.tally(t.state, null)[seat].filter(({ category }) => category === 'place')
  expect([lines(0), lines(1)]).toEqual([[{ category: 'place', points: 1, counts: false, detail: { of: 3 } }], []])
})

test('LOS-63 LOS-95 a hidden card may double an army, and then its place is not told', () => {
  const t = play(
    { seats: 2, hands: ['scott-12 makgill-11', 'wemyss-4 wemyss-3 wemyss-2'] },
    `a muster scott-12 up; b muster wemyss-4 up; b refrain; a muster makgill-11 up; b muster wemyss-3 up; b refrain
     a recruit 1; b muster wemyss-2 down`,
  )
  expect(t.view('a').order.map(({ place }) => place)).toEqual([null, null])
})

test('LOS-78 the tally counts what is missing to 40, and never less than nothing', () => {
  const t = play({ seats: 2, piles: ['scott-12 scott-11 scott-10 scott-9', 'wemyss-3'] })
  const toGo = lordsOfScotland.tally(t.state, null).map((lines) => lines[0].detail)
  expect(toGo).toEqual([{ toGo: 0 }, { toGo: 37 }])
})

test('LOS-65 LOS-95 equal totals are a tie only where nothing of either army is hidden', () => {
  const t = play(
    { seats: 2, hands: ['scott-9 scott-5', 'wemyss-9'] },
    'a muster scott-9 up; b muster wemyss-9 up; b refrain',
  )
  const ties = (viewer: string): unknown => t.view(viewer).order.map(({ seat, tie }) => [seat, tie])
  expect(ties('b')).toEqual([
    [1, { rank: 68, other: 65, won: true }],
    [0, { rank: 65, other: 68, won: false }],
  ])
  t.play('a muster scott-5 down')
  expect(t.view('b').order).toEqual([
    { seat: 0, place: 1, tie: null, claims: 1, takes: [0], gain: 12 },
    { seat: 1, place: 2, tie: null, claims: 1, takes: [1], gain: 11 },
  ])
})

test('LOS-95 the standing explains itself from what the viewer may see', () => {
  const t = play(
    { seats: 2, hands: ['scott-6', 'wemyss-4 wemyss-9'] },
    'a muster scott-6 up; b muster wemyss-4 up; b refrain; a recruit 1; b muster wemyss-9 down',
  )
  const lines = (viewer: number | null): unknown =>
    lordsOfScotland.tally(t.state, viewer)[1].map(({ category, points }) => `${category} ${points}`)
  expect(lines(1)).toEqual(['victory 0', 'army 13', 'doubling 13', 'rank 68', 'place 1'])
  expect(lines(0)).toEqual(['victory 0', 'army 4', 'doubling 0', 'rank 28'])
  expect(lordsOfScotland.tally(t.state, null)[0][0]).toEqual({
    category: 'victory',
    points: 0,
    counts: true,
    detail: { toGo: 40 },
  })
})

const revealsOf = (t: Played): string[] => t.events.filter((e: Event) => lordsOfScotland.reveals(e)).map((e) => e.type)

test('LOS-96 what has been shown to a player reveals', () => {
  expect(revealsOf(play({ seats: 2 }))).toEqual(['handDealt', 'handDealt', 'skirmishBegan', 'flipped'])
  const shown = (transcript: string): string[] =>
    revealsOf(play({ seats: 2, hands: ['forsyth-3 fergusson-3 scott-9', 'wemyss-8'] }, transcript)).slice(4)
  expect(shown('a recruit 2')).toEqual(['recruited'])
  expect(shown('a muster forsyth-3 up; a activate')).toEqual(['mustered', 'drew'])
  expect(shown('a muster scott-9 down')).toEqual([])
  expect(shown('a recruit 1; b muster wemyss-8 down; a muster fergusson-3 up; a activate; a swap b1').slice(2)).toEqual(
    ['mustered', 'swapped'],
  )
})

test('LOS-96 a face-up muster is final, but activating and choosing a target can be taken back', () => {
  const t = play({ seats: 2, hands: ['scott-2', 'wemyss-9'] }, 'a recruit 1; b muster wemyss-9 up; a muster scott-2 up')
  expect(t.table.undo(0, t.table.version)).toEqual({ ok: false, rejection: { why: 'needs-consent' } })
  t.play('a activate; a copy b1')
  expect(t.asked).toBe('a discard')
  expect(t.table.undo(0, t.table.version).ok).toBe(true)
  expect(t.asked).toBe('a copy')
  expect(t.table.undo(0, t.table.version).ok).toBe(true)
  expect(t.asked).toBe('a activate')
  expect(t.table.undo(0, t.table.version)).toMatchObject({ ok: false })
  t.play('a refrain')
  expect(t.table.undo(0, t.table.version)).toEqual({ ok: false, rejection: { why: 'needs-consent' } })
})

test('LOS-96 a flip cannot be taken back', () => {
  const t = play({ seats: 2, options: { flipChoice: 'player' } }, 'a flip 2')
  expect(t.table.undo(0, t.table.version)).toEqual({ ok: false, rejection: { why: 'needs-consent' } })
})
