// Written by scripts/list-games.ts from modules/order.ts.

export const LEGENDS = {
  race: async () => (await import('../../race/board/legend.tsx')).legend,
  mountain: async () => (await import('../../mountain/board/legend.tsx')).legend,
  cellars: async () => (await import('../../cellars/board/legend.tsx')).legend,
  englishman: async () => (await import('../../englishman/board/legend.tsx')).legend,
  tome: async () => (await import('../../tome/board/legend.tsx')).legend,
  council: async () => (await import('../../council/board/legend.tsx')).legend,
  mobs: async () => (await import('../../mobs/board/legend.tsx')).legend,
  haggis: async () => (await import('../../haggis/board/legend.tsx')).legend,
}
