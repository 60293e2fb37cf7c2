export const stage = { width: 1280, height: 640, layout: 'wide' } as const

export const parts = {
  land: '.gm2-land-map',
  rondel: '.gm2-ring',
  market: '.gm2-market',
  clans: '.gm2-map-box',
  seats: '.gm2-seats > *',
  next: '.gm2-next-scoring',
  dock: '.gm2-dock',
} as const
