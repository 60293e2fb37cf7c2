/**
 * The order in which Chronicles act at every moment (GM2-X10), and the bit that each has in `State.inPlay`. All eight have their
 * place from the beginning, so that a recorded game means the same when another Chronicle is written.
 */
export const ORDER = ['race', 'mountain', 'cellars', 'englishman', 'tome', 'council', 'mobs', 'haggis'] as const
export type ChronicleName = (typeof ORDER)[number]
const IDS: readonly string[] = ORDER
export const isChronicle = (id: string): id is ChronicleName => IDS.includes(id)
