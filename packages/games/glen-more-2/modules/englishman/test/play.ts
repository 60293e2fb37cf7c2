import type { EnglishmanModuleTypes } from '../rules/types.ts'
import { type Event, glenMore2 } from '../../../rules/index.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

/** Three seats without the die unless told otherwise: fewer things in the line. */
export const england = (position: Position, transcript = ''): Played =>
  play({ seats: 3, options: { die: false }, england: {}, ...position }, transcript)

export const his = (position: Position = {}, transcript = ''): Played =>
  england({ line: 'e a b c S1 S2 S3', england: { holder: 'b' }, ...position }, transcript)

export function shown(t: Played): EnglishmanModuleTypes['view'] {
  const { englishman } = t.view().chronicles
  if (englishman === undefined) throw new Error('there is no Englishman')
  return englishman
}

export function told(t: Played, action: string): readonly Event[] {
  const copy = glenMore2.clone(t.state)
  const events: Event[] = []
  const [seat] = glenMore2.actors(copy)
  glenMore2.apply(copy, seat, glenMore2.read(action), events)
  return events
}
