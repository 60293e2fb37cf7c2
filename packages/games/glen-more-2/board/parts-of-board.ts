export const stage = { width: 1280, height: 640, layout: 'wide' } as const

/** The question of a Chronicle spans the whole width of a large table. */
export const stages = { panel: { width: 430, height: 760, layout: 'phone' } } as const

export const parts = {
  land: '.gm2-land-map',
  rondel: '.gm2-ring',
  market: '.gm2-market',
  clans: '.gm2-map-box',
  seats: '.gm2-seats > *',
  next: '.gm2-next-scoring',
  dock: '.gm2-dock',
  panel: '.gm2-panel',
} as const
