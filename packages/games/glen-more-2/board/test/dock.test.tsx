import { glenMore2, ORDER } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import './both-languages.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { playedOf } from '../chronicles/brought.ts'
import { board } from '../index.ts'
import { lookAt, lookBack } from '../visible-area.ts'
import { wordsOf } from '../words.ts'
import { setupOf, together } from './many-chronicles.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const { tableOf, drawTable } = benchOf(board)

type Wanted = (sample: Sample) => boolean

function playedUntil(ids: readonly string[], isWanted: Wanted, each: Wanted = () => true): Sample {
  let found: Sample | null = null
  samplePlay({ seats: 4, seed: 'dock', sense: 0.9, options: together(ids.map((id) => setupOf(id))) }, (look, state) => {
    found = look(glenMore2.actors(state)[0] ?? 0)
    each(found)
    return isWanted(found)
  })
  if (found === null) throw new Error('nothing was played')
  return found
}

const isTurn: Wanted = ({ view }) => view.pending?.kind === 'turn'
const ALL = playedUntil(ORDER, isTurn)
const CELLAR = playedUntil(ORDER, (seen) => isTurn(seen) && seen.legal.some(({ type }) => type === 'buyCellar'))

const cardsIn = (html: string): readonly string[] =>
  html
    .split('class="gm2-dock-card"')
    .slice(1)
    .map((card) => /visually-hidden">([^<]*)/.exec(card)?.[1] ?? '')

const drawn = (sample: Sample, language: 'en' | 'fr', layout: Layout): readonly string[] =>
  cardsIn(drawTable(tableOf(sample, language, layout)).html())

describe('the dock', () => {
  test('says name, figure and unit of each Chronicle in the order of their numbers, in every layout', () => {
    for (const layout of ['wide', 'upright', 'low'] as const)
      expect(drawn(ALL, 'en', layout)).toEqual([
        expect.stringMatching(/^Boat race, .*spaces to go/),
        expect.stringMatching(/^Highlander, On it: /),
        expect.stringMatching(/^Cellars, \d+ points?, \d+ casks?/),
        'England, The first player to pass him gets the England token',
        'Haggis, 0 haggis tokens',
        'The Tome, 0 of 0 cards flipped',
        'Council, 4 AYE, 3 NAY left',
        expect.stringMatching(/^Penny Mobs, −\d points at the end/),
      ])
    expect(drawn(ALL, 'fr', 'wide').map((label) => label.split(',')[0])).toEqual([
      'Bateaux',
      'Montagne',
      'Caves',
      'Anglais',
      'Haggis',
      'Événements',
      'Conseil',
      'Penny Mobs',
    ])
  })

  test('names have at most eleven letters', () => {
    for (const language of ['en', 'fr'] as const)
      for (const [, { dock }] of playedOf(ALL.view)) expect(dock.name(wordsOf(language)).length).toBeLessThanOrEqual(11)
  })

  test('more is said of few: all seats of one or two, the others’ figures of up to four, one’s own of eight', () => {
    const sizeOf = (ids: readonly string[], layout: Layout): string | undefined =>
      /data-size="(.)"/.exec(drawTable(tableOf(playedUntil(ids, isTurn), 'en', layout)).html())?.[1]
    expect(sizeOf(['race', 'haggis'], 'wide')).toBe('L')
    expect(sizeOf(['race', 'haggis', 'mobs', 'tome'], 'wide')).toBe('M')
    expect(sizeOf(ORDER, 'wide')).toBe('S')
    expect(sizeOf(ORDER, 'hall')).toBe('M')
    expect(sizeOf(['race'], 'phone')).toBe('S')
  })

  test('a Chronicle that can be used is lit, and leads to what is chosen in it', () => {
    const table = tableOf(CELLAR, 'en', 'wide')
    const html = drawTable(table).html()
    expect(cardsIn(html).find((label) => label.startsWith('Cellars'))).toMatch(/, can be used now$/)
    expect(html).toMatch(/data-leads="[^"]*do:cellar/)
    lookAt(table, 'cellars', CELLAR.me)
    expect(drawTable(table).html()).toMatch(/data-state="lit"[^>]*data-target="do:cellar"/)
  })

  test('each opens in the large place, one at a time; the territory is small meanwhile', () => {
    for (const [layout, language] of [
      ['wide', 'en'],
      ['phone', 'fr'],
    ] as const)
      for (const id of ORDER) {
        const table = tableOf(ALL, language, layout)
        lookAt(table, id, ALL.me)
        const html = drawTable(table).html()
        expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
        expect(html.match(/class="gm2-opened gm2-large"/g)).toHaveLength(1)
        expect(html).not.toContain('gm2-place-box gm2-large')
      }
  })

  test('a second click gives the place back to the territory', () => {
    const table = tableOf(ALL, 'en', 'wide')
    lookAt(table, 'race', ALL.me)
    lookBack(table)
    expect(drawTable(table).html()).not.toContain('gm2-opened')
  })

  test('the Chronicle that asks is the open one', () => {
    const vote = playedUntil(['council', 'race'], ({ view }) => view.pending?.kind === 'convene')
    const html = drawTable(tableOf(vote, 'en', 'wide')).html()
    expect(/aria-expanded="true"[^>]*data-thing="chronicle:council"/.test(html)).toBe(true)
    expect(html).toContain('gm2-council')
  })
})

describe('the card of a seat', () => {
  const seatsIn = (html: string): readonly string[] => html.split('class="seat-panel gm2-seat"').slice(1, 5)
  const signsIn = (card: string): number =>
    card.split(/class="seat-last"|class="gm2-left"/)[0]?.match(/gm2-stat"/g)?.length ?? 0

  test('has at most nine signs with eight Chronicles, and none of theirs', () => {
    const most: number[] = []
    let step = 0
    playedUntil(
      ORDER,
      ({ view }) => view.ranks !== null,
      (seen) => {
        if (step++ % 80 === 0) most.push(...seatsIn(drawTable(tableOf(seen, 'en', 'wide')).html()).map(signsIn))
        return true
      },
    )
    expect(most.length).toBeGreaterThan(20)
    expect(Math.min(...most)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...most)).toBeLessThanOrEqual(9)
  })

  test('shows the figure of the Chronicle that is open', () => {
    const table = tableOf(ALL, 'en', 'wide')
    expect(drawTable(table).html()).not.toContain('gm2-seat-chronicle')
    lookAt(table, 'council', ALL.me)
    expect(
      drawTable(table)
        .html()
        .match(/gm2-seat-chronicle/g),
    ).toHaveLength(4)
  })
})
