import '../../../../board/test/both-languages.ts'
import { CARDS, CATEGORIES, type Event, glenMore2, homeCastle, type State } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { eventNow } from '../now.ts'
import { leadOf, turning, unturnedOf, vpFor } from '../shown.ts'
import { Explain } from '../../../../board/details/explain.tsx'
import { flights } from '../../../../board/motion/flights.tsx'
import { board } from '../../../../board/index.ts'
import { boxOf, nameOf } from '../../../../board/labels.ts'
import { finalPointsOf } from '../../../../board/seats/final-points.ts'
import { presenter } from '../../../../board/presenter.ts'
import { Cutscene } from '../../../../board/scoring/cutscene.tsx'
import { wordsOf } from '../../../../board/words.ts'
import { type Sample, samplePlay } from '../../../../board/test/sample-play.ts'
import { LIKES_EVENTS, withCards } from './tome-setup.ts'

const { tableOf, drawTable, draw } = benchOf(board)
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

type Seen = { readonly sample: Sample; readonly state: State }

const ASKED = ['turn', 'event', 'flip', 'exchange', 'borrow', 'recall', 'muster', 'forfeit']
const seen: Seen[] = []
let over: Sample | undefined
for (const seed of ['tome-7', 'tome-8'])
  samplePlay({ seats: 4, seed, ...LIKES_EVENTS }, (look, state) => {
    const sample = look(glenMore2.actors(state)[0] ?? 0)
    if (ASKED.includes(sample.view.pending?.kind ?? '')) seen.push({ sample, state: glenMore2.clone(state) })
    if (sample.view.ranks !== null) over = sample
    return false
  })

const of = (kind: string): readonly Seen[] => seen.filter(({ sample }) => sample.view.pending?.kind === kind)
function first(kind: string): Sample {
  const [found] = of(kind)
  if (found === undefined) throw new Error(`${kind} is not asked`)
  return found.sample
}
const askedSeat = ({ view }: Sample): number => view.pending?.seat ?? 0

describe('what is promised', () => {
  test('GM2-C6-4 a turned card brings what is said of the next scoring', () => {
    const changed = new Set<boolean>()
    for (const { sample, state } of of('event')) {
      const { view } = sample
      const seat = askedSeat(sample)
      const { tome } = view.chronicles
      if (tome === undefined) throw new Error('there is no tome')
      const after = glenMore2.clone(state)
      const [card] = unturnedOf(view, seat)
      glenMore2.apply(after, seat, { type: 'flip', card })
      const then = glenMore2.view(after, seat).standing.landmarks
      const { values, vp } = turning(view, seat, tome)
      expect([values[1], vp[1]]).toEqual([then.values[seat], then.vp[seat]])
      expect([values[0], vp[0]]).toEqual([view.standing.landmarks.values[seat], view.standing.landmarks.vp[seat]])
      changed.add(vp[0] !== vp[1])
    }
    expect(changed).toEqual(new Set([true, false]))
  })

  test('GM2-C6-6 every table that has been replaced gives what the standing says', () => {
    const { tables } = boxOf(first('turn').view).tome
    const told = seen.flatMap(({ sample: { view } }) =>
      view.players.flatMap((_, seat) =>
        CATEGORIES.filter((category) => view.chronicles.tome?.tables[seat].includes(category)).map((category) => {
          const table = category === 'casks' ? tables.eventCasks : tables.eventScotsmen
          return [vpFor(table, leadOf(view, seat, category)), view.standing[category].vp[seat]]
        }),
      ),
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter(([promised, counted]) => promised !== counted)).toEqual([])
  })

  test('GM2-C6-5 coins of Loch Ness, resources for an exchange, Scotsmen to move', () => {
    const seven = withCards(first('event'), CARDS.length)
    const seat = askedSeat(seven)
    const now = (name: (typeof CARDS)[number], language: 'en' | 'fr' = 'en') =>
      eventNow({ table: tableOf(seven, language, 'wide'), seat, card: CARDS.indexOf(name) })
        .map(text)
        .join('; ')
    const { goods, tiles } = seven.view.players[seat]
    expect(now('loch-ness')).toBe('1 coin')
    expect(now('loch-ness', 'fr')).toBe('1 pièce')
    expect(now('armadale-castle')).toMatch(new RegExp(`^you have ${goods.stone} stone`))
    const away = tiles.filter(({ tile }) => tile !== homeCastle(seat)).reduce((n, { scotsmen }) => n + scotsmen, 0)
    expect(now('castle-moil')).toMatch(new RegExp(`^${away} Scotsm[ae]n to move$`))
    expect(now('wallace-monument')).toBe(`${CARDS.length - 1} other cards; without William Wallace`)
    expect(now('castle-stalker')).toBe(`${seven.view.discards.length} tiles in the discard pile`)
  })
})

describe('the board', () => {
  test('GM2-C6-3 a card, then with its event or without; Wallace Monument turns one at once', () => {
    const { view } = first('event')
    expect(presenter.clicksFor({ type: 'event', card: 3 }, view)).toEqual(['card:3', 'do:event'])
    expect(presenter.clicksFor({ type: 'flip', card: 3 }, view)).toEqual(['card:3', 'do:flip'])
    expect(presenter.picking?.(['card:3'], view, 'en')).toBe('Inverness: with its event, or without?')
    expect(presenter.clicksFor({ type: 'flip', card: 3 }, first('flip').view)).toEqual(['card:3'])
  })

  test.each(['en', 'fr'] as const)('GM2-C6-1 every card to be turned lies there with both halves (%s)', (language) => {
    const sample = withCards(first('event'), CARDS.length)
    const words = wordsOf(language)
    for (const layout of ['wide', 'phone'] as const) {
      const html = drawTable(tableOf(sample, language, layout)).html()
      expect(html.match(/gm2-event-front/g)).toHaveLength(CARDS.length)
      expect(html.match(/gm2-event-back/g)).toHaveLength(CARDS.length)
      expect(/gm2-event-signs"><\/span>|gm2-op"><\/span>/.test(html)).toBe(false)
      const said = text(html)
      expect(CARDS.filter((_, card) => !said.includes(text(words.eventText(card, boxOf(sample.view)))))).toEqual([])
    }
  })

  test('GM2-C6-8 tiles of the others lie there by owner, with what they would give, and are lit in their territories', () => {
    const sample = first('borrow')
    const open = sample.view.chronicles.tome?.borrowed.filter(({ reason }) => reason === null) ?? []
    expect(open.length).toBeGreaterThan(0)
    const drawn = drawTable(tableOf(sample, 'en', 'wide')).all()
    const tiles = drawn.filter((node) => (node.attribute('class') ?? '').includes('gm2-borrowed-tile'))
    expect(new Set(tiles.map((node) => node.attribute('data-target')))).toEqual(
      new Set(open.map(({ tile }) => `tile:${tile}`)),
    )
    expect(tiles.filter((node) => node.attribute('data-state') !== 'lit')).toEqual([])
  })

  test('GM2-C6-11 an exchange says what has to be bought for it', () => {
    for (const { sample } of of('exchange')) {
      const html = drawTable(tableOf(sample, 'en', 'wide')).html()
      expect(html.match(/gm2-deal-spot/g)).toHaveLength(sample.view.chronicles.tome?.deals.length ?? 0)
    }
    expect(text(drawTable(tableOf(first('exchange'), 'fr', 'phone')).html())).toContain('Échanger')
  })

  test.each(['wide', 'phone'] as const)(
    'every answer has its place on the table, the questions of Scotsmen too (%s)',
    (layout) => {
      for (const kind of ASKED.slice(1)) {
        const sample = first(kind)
        const lit = new Set(sample.legal.map((action) => presenter.clicksFor(action, sample.view)[0] ?? ''))
        const drawn = drawTable(tableOf(sample, 'en', layout)).all()
        const places = new Set(drawn.map((node) => node.attribute('data-target')))
        const missing = [...lit].filter((target) => !target.startsWith('do:') && !places.has(target))
        expect([kind, missing]).toEqual([kind, []])
      }
    },
  )

  test('Scotsmen that go to the Home Castle or leave it are moved by one click', () => {
    for (const kind of ['recall', 'muster'] as const) {
      const { view, legal } = first(kind)
      const moves = legal.filter(({ type }) => type === 'move')
      expect(moves.map((move) => presenter.clicksFor(move, view).length)).toEqual(moves.map(() => 1))
    }
  })

  test('GM2-C6-3 a turned card is marked on its shelf, and its seat counts it', () => {
    const sample = seen.find((it) => it.sample.view.chronicles.tome?.turned[askedSeat(it.sample)].length === 1)?.sample
    if (sample === undefined) throw new Error('nobody turned a card')
    const html = drawTable(tableOf(sample, 'en', 'wide')).html()
    expect(html.match(/gm2-shelf-event" data-turned/g)).toHaveLength(1)
    expect(text(html)).toMatch(/1 of \d cards? flipped/)
  })

  test.each(['en', 'fr'] as const)(
    'GM2-C6-6 the player with a better table is said with the category (%s)',
    (language) => {
      const sample = seen.find(({ sample: { view } }) => view.chronicles.tome?.tables.flat().length === 1)?.sample
      if (sample === undefined) throw new Error('no table was replaced')
      const [category] = sample.view.chronicles.tome?.tables.flat() ?? []
      const table = tableOf(sample, language, 'wide')
      const page = draw(table, <Explain {...table} item={`category:${category}`} />).words()
      expect(page).toContain('1, 2, 3, 4, 5+')
      expect(page).toContain('2, 3, 5, 7, 10')
    },
  )

  test('GM2-C6-6 a scoring says in whose category a better table counts', () => {
    const sample = seen.find(({ sample: { view } }) => view.chronicles.tome?.tables.flat().length === 1)?.sample
    if (sample === undefined) throw new Error('no table was replaced')
    const seat = sample.view.chronicles.tome?.tables.findIndex((own) => own.length > 0) ?? -1
    const { scotsmen, landmarks, casks, persons } = sample.view.standing
    const scoring: Event = {
      type: 'scoring',
      round: 2,
      values: {
        scotsmen: scotsmen.values,
        landmarks: landmarks.values,
        casks: casks.values,
        persons: persons.values,
      },
      vp: { scotsmen: scotsmen.vp, landmarks: landmarks.vp, casks: casks.vp, persons: persons.vp },
    }
    const table = tableOf(sample, 'en', 'wide')
    const page = draw(
      table,
      <Cutscene {...table} events={[scoring]} isNewcomer={false} onDone={() => undefined} />,
    ).words()
    expect(page.match(/Better scoring table/g)).toHaveLength(1)
    expect(page).toContain(`Better scoring table: ${nameOf(table, seat, wordsOf('en'))}`)
  })

  test.each(['en', 'fr'] as const)(
    'GM2-C6-2 a card and its tile tell the event besides the landmark (%s)',
    (language) => {
      const sample = first('turn')
      const table = tableOf(sample, language, 'wide')
      const words = wordsOf(language)
      const box = boxOf(sample.view)
      for (const item of ['card:6', `tile:${box.cards[6].tile}`]) {
        const page = draw(table, <Explain {...table} item={item} />).words()
        expect(page).toContain(words.eventText(6, box))
      }
    },
  )

  test('GM2-C6-3 a card that is turned flies to the landmarks, a borrowed tile to who uses it', () => {
    const fly = (event: Event) => flights([event], { view: first('turn').view, me: 0, language: 'en' })
    expect(fly({ type: 'cardTurned', seat: 1, card: 4, used: true })).toMatchObject([
      { from: ['card:4', 'seat:1'], to: ['landmarks:1', 'seat:1'] },
    ])
    expect(fly({ type: 'tileBorrowed', seat: 1, owner: 2, tile: 9 })).toMatchObject([{ to: ['seat:1'] }])
    expect(fly({ type: 'tableReplaced', seat: 1, category: 'casks' })).toMatchObject([{ to: ['casks:1', 'seat:1'] }])
  })

  test('GM2-C6-5 the sheet has a row for events, and adds up', () => {
    for (const { sample } of seen)
      for (const [seat, { vp }] of sample.view.players.entries()) expect(finalPointsOf(sample, seat).vp).toBe(vp)
    if (over === undefined) throw new Error('no game came to its end')
    const rows = board.sheet(tableOf(over, 'en', 'wide'), [])
    expect(rows.find(({ label }) => label === 'Events')?.cells.some(({ points }) => points > 0)).toBe(true)
    const sums = over.view.players.map((_, seat) => rows.reduce((sum, { cells }) => sum + cells[seat].points, 0))
    expect(sums).toEqual(over.view.scores)
  })
})
