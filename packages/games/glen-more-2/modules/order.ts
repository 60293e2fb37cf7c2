/**
 * Order in which Chronicles act at every moment (GM2-X10), and their bits in `State.inPlay`. It is fixed for all eight, so that a recorded
 * game keeps its meaning when a Chronicle is added.
 */
export const ORDER = ['race', 'mountain', 'cellars', 'englishman', 'tome', 'council', 'mobs', 'haggis'] as const
export type ChronicleName = (typeof ORDER)[number]
const IDS: readonly string[] = ORDER
export const isChronicle = (id: string): id is ChronicleName => IDS.includes(id)
