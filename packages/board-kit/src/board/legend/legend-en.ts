import type { Translated } from '@bothy/kernel'

export const legendEn = {
  about: 'Hover over or tap a thing on the board to read what it does.',
  marks: 'Marks on every board',
  lit: 'can be chosen now',
  picked: 'chosen, or pointed at',
  traced: 'changed since your last move',
  empty: 'empty place',
  gain: 'gain',
  loss: 'loss, or what is missing',
  values: 'Coins and points',
  points: 'victory points (VP)',
  gives: 'left: what you pay; right: what you get',
}

export type LegendWords = Translated<typeof legendEn>
