export const stage = { width: 1280, height: 620, layout: 'wide' } as const

export const parts = {
  land: '.gm-land .gm-map',
  ring: '.gm-ring',
  hub: '.gm-slot',
  market: '.gm-market',
  seats: '.gm-seats > *',
} as const
