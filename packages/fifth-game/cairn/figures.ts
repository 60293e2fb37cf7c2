import type { GameFigures } from '@bothy/kernel'

export const figures = {
  engine: { floor: 0.1, goal: 0.2 },
  tableKb: 110,
  pliesOf3: 24,
  botMs: 0.2,
  moveMs: 0.3,
  liveMinutes: 5,
  leastRatedPlies: 2,
} as const satisfies GameFigures
