export const stage = { width: 900, height: 620, layout: 'narrow' } as const

export const parts = {
  table: '.los-lanes, .los-supporters',
  armies: '.los-lanes',
  supporters: '.los-supporters',
  strip: '.los-strip',
  hand: '.los-hand > *',
  recruits: '.los-recruits',
} as const
