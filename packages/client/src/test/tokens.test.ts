import { describe, expect, test } from 'vitest'
import { contrast, token } from './contrast.ts'

const inks = [
  'ink',
  'ink-soft',
  'heather-ink',
  'loch-ink',
  'moss-ink',
  'barley-ink',
  'rowan-ink',
  ...[0, 1, 2, 3, 4].map((s) => `colour-${s}-ink`),
]
const grounds = ['ground', 'panel', 'raised', 'sunken', 'table', 'table-glow', 'table-edge']
const pairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...['heather', 'loch', 'moss', 'barley', 'rowan'].flatMap((c) => [
    [`${c}-ink`, `${c}-wash`] as const,
    ['ink', `${c}-wash`] as const,
  ]),
  ...[
    'heather',
    'loch',
    'moss',
    'barley',
    'rowan',
    'coin',
    'paper',
    'colour-0',
    'colour-1',
    'colour-2',
    'colour-3',
    'colour-4',
  ].map((c) => [`on-${c}`, c] as const),
  ['on-heather', 'heather-strong'] as const,
  ['on-paper-soft', 'paper'] as const,
]

const gamePairs = [
  ['gm-ink', 'gm-label'],
  ['gm-on-yield', 'gm-yield'],
  ['gm-on-yield', 'gm-yield-extra'],
  ['gm-open-ink', 'gm-moor'],
  ['gm-open-ink', 'gm-moor-light'],
  ['gm2-ink', 'gm2-label'],
  ['gm2-on-map', 'gm2-map-glow'],
  ...['lack', 'has', 'money'].flatMap((word) =>
    ['paper', 'coc-paper-fold'].map((ground) => [`coc-paper-${word}`, ground] as const),
  ),
] as const
const gameLines = [
  ['gm-ink-faint', 'gm-label'],
  ['gm2-ink-faint', 'gm2-label'],
  ['gm2-empty-edge', 'gm2-stone'],
  ['gm2-carved', 'gm2-stone'],
  ['gm2-carved', 'gm2-table'],
  ['coc-track-line', 'coc-track'],
] as const

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test('every text pair holds 4.5:1', () => {
    const weak = pairs
      .map(([ink, ground]) => ({ ink, ground, ratio: contrast(token(ink, theme), token(ground, theme)) }))
      .filter(({ ratio }) => ratio < 4.5)
    expect(weak).toEqual([])
  })

  test('borders of controls and the marks of choice hold 3:1', () => {
    const weak = ['line-strong', 'lit', 'picked', 'focus']
      .flatMap((mark) =>
        ['ground', 'panel', 'table'].map((g) => ({ mark, g, ratio: contrast(token(mark, theme), token(g, theme)) })),
      )
      .filter(({ ratio }) => ratio < 3)
    expect(weak).toEqual([])
  })

  test('for eyes that ask for more contrast, every text pair holds 7:1 and every line 3:1', () => {
    const ratio = (a: string, b: string): number => contrast(token(a, theme, true), token(b, theme, true))
    const lines = ['line', 'line-strong', 'lit', 'picked', 'focus'].flatMap((line) =>
      grounds.map((ground) => [line, ground] as const),
    )
    expect(pairs.filter(([ink, ground]) => ratio(ink, ground) < 7)).toEqual([])
    expect(lines.filter(([line, ground]) => ratio(line, ground) < 3)).toEqual([])
    expect(gamePairs.filter(([ink, ground]) => ratio(ink, ground) < 7)).toEqual([])
    expect(gameLines.filter(([line, ground]) => ratio(line, ground) < 3)).toEqual([])
  })

  test('words of the games in their own colours hold 4.5:1', () => {
    const ratio = (a: string, b: string): number => contrast(token(a, theme), token(b, theme))
    expect(gamePairs.filter(([ink, ground]) => ratio(ink, ground) < 4.5)).toEqual([])
  })
})
