import type { GameFigures } from '@bothy/kernel'

export const figures = {
  engine: { floor: 0.05, goal: 0.08 },
  // Includes portraits, views of landmarks and the map of the clans.
  tableKb: 172,
  pliesOf3: 325,
  botMs: 3.8,
  moveMs: 0.82,
  liveMinutes: 90,
  leastRatedPlies: 9,
  whole: {
    name: 'chronicles',
    engine: { floor: 0.015, goal: 0.055 },
  },
} as const satisfies GameFigures
