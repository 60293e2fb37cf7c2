// Written by scripts/list-games.ts from modules/order.ts.
export const MODULE_LAWS = ['race', 'cellars', 'council', 'mobs', 'haggis'] as const
