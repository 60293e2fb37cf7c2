import type { GameFigures } from '@bothy/kernel'

export const figures = {
  engine: { floor: 0.1, goal: 0.14 },
  tableKb: 130,
  pliesOf3: 270,
  botMs: 1,
  moveMs: 0.63,
  liveMinutes: 55,
  leastRatedPlies: 8,
} as const satisfies GameFigures
