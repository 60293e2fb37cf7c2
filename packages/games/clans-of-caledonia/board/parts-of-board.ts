export const stage = { width: 1280, height: 620, layout: 'wide' } as const

export const parts = {
  map: '.coc-hero',
  market: '.coc-market',
  contracts: 'section.coc-contracts',
  board: '.coc-mine',
  units: '.coc-unit-rows',
  upgrades: '.coc-upgrades',
  order: '.coc-order',
  imports: '.coc-imports',
  production: '.coc-production',
  making: '.coc-production-choice',
} as const
