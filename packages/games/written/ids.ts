// Written by scripts/list-games.ts from the workspaces of package.json.
export const GAME_IDS = ['clans-of-caledonia', 'glen-more', 'glen-more-2', 'lords-of-scotland'] as const
export type GameId = (typeof GAME_IDS)[number]
