import type { MobsNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { GangsterPage, MobsTileFacts, PrisonPage } from './explain.tsx'
import { BASE_FACES } from './faces-base.ts'
import { OTHER_FACES } from './faces-others.ts'
import { mobsFlights } from './flights.tsx'
import { Asked } from './panel.tsx'
import { showFaces } from './signs.tsx'

/** Faces, flights, explanations, and what single gangsters ask: nothing of it is drawn at first. */
export async function rest(): Promise<Partial<ChroniclePart<MobsNouns>>> {
  showFaces({ ...BASE_FACES, ...OTHER_FACES })
  await Asked.load()
  return {
    flights: mobsFlights,
    TileFacts: MobsTileFacts,
    pages: { gangster: GangsterPage, prison: PrisonPage },
  }
}
