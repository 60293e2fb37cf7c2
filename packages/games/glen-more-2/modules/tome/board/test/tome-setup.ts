import { CARDS } from '@bothy/glen-more-2'
import type { Plan, Sample } from '../../../../board/test/sample-play.ts'

const FREE = [
  ...['A4', 'A5', 'B4', 'B6', 'C5', 'D5', 'D6', 'T7', 'T8'].flatMap((tile) => [
    `${tile}.cost.wood`,
    `${tile}.cost.stone`,
  ]),
  ...['B5', 'C5', 'T5'].map((tile) => `${tile}.cost.sheep`),
  ...['T3', 'T6'].map((tile) => `${tile}.cost.stone`),
  ...['T7', 'T8'].map((tile) => `${tile}.activation.amount`),
  'C4.cost.scotsman',
  'D4.cost.coin',
  'D5.cost.barley',
  'D6.cost.cattle',
  'T2.cost.wood',
  'T4.cost.cask',
]

/** Landmarks and Gatherings come first and free, and all of Chronicle 6 trigger events: cards of all kinds are turned in a short game. */
export const TOME = {
  tome: true,
  arranged: {
    A: ['T1', 'A4', 'T5', 'A3', 'A5'],
    B: ['T2', 'B5', 'T6', 'B4', 'B6'],
    C: ['T3', 'T7', 'C4', 'C5'],
    D: ['T4', 'D5', 'T8', 'D4', 'D6'],
  },
  corrections: [
    ...FREE.map((place) => ({ at: `tiles.${place}`, value: 0 })),
    ...['T6', 'T7', 'T8'].map((tile) => ({ at: `tiles.${tile}.activation.kind`, value: 'event' })),
  ],
}

export const LIKES_EVENTS: Pick<Plan, 'sense' | 'options' | 'likes'> = {
  sense: 0.8,
  options: TOME,
  likes: ['event', 'exchange'],
}

export function withCards(seen: Sample, count: number): Sample {
  const { view } = seen
  const { tome } = view.chronicles
  const seat = view.pending?.seat ?? 0
  const cards = CARDS.map((_, card) => card).slice(0, count)
  if (tome === undefined) return seen
  return {
    ...seen,
    legal: cards.flatMap((card) => [
      { type: 'event', card },
      { type: 'flip', card },
    ]),
    view: {
      ...view,
      players: view.players.map((player, i) => ({
        ...player,
        cards: i === seat ? cards : player.cards.filter((card) => card >= count),
      })),
      chronicles: {
        ...view.chronicles,
        tome: {
          ...tome,
          turned: tome.turned.map((turned) => turned.filter((card) => card >= count)),
          events: cards.map((card) => ({ card, reason: null })),
        },
      },
    },
  }
}
