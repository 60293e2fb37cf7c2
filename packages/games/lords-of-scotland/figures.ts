import type { GameFigures } from '@bothy/kernel'

export const figures = {
  engine: { floor: 0.18, goal: 0.27 },
  tableKb: 118,
  pliesOf3: 165,
  botMs: 1.4,
  moveMs: 0.35,
  liveMinutes: 40,
  leastRatedPlies: 11,
} as const satisfies GameFigures
