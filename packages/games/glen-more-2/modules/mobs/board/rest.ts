import type { MobsModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { GangsterPage, MobsTileFacts, PrisonPage } from './explain.tsx'
import { BASE_FACES } from './faces-base.ts'
import { OTHER_FACES } from './faces-others.ts'
import { mobsFlights } from './flights.tsx'
import { Asked } from './panel.tsx'
import { givenTile, mobsPicking, mobsProposed } from './picked.ts'
import { showFaces } from './signs.tsx'

export async function rest(): Promise<Partial<ChroniclePart<MobsModuleTypes>>> {
  showFaces({ ...BASE_FACES, ...OTHER_FACES })
  await Asked.load()
  return {
    flights: mobsFlights,
    given: givenTile,
    picking: mobsPicking,
    previewed: mobsProposed,
    TileFacts: MobsTileFacts,
    pages: { gangster: GangsterPage, prison: PrisonPage },
  }
}
