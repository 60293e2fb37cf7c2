import type { GameFigures } from '@bothy/kernel'

export const figures = {
  engine: { floor: 0.05, goal: 0.06 },
  tableKb: 159,
  pliesOf3: 340,
  botMs: 4.5,
  moveMs: 1.19,
  liveMinutes: 100,
  leastRatedPlies: 14,
} as const satisfies GameFigures
