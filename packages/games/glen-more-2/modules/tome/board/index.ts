import './styles.css'
import type { Offer, TomeModuleTypes, View } from '@bothy/glen-more-2/data'
import { boxOf } from '../../../board/labels.ts'
import type { Words } from '../../../board/words.ts'
import type { Fact } from '@bothy/board-kit/parts/labels.ts'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { CardEvent } from './card.tsx'
import { tomeDock } from './dock.tsx'
import { Events } from './events.tsx'
import { betterLadders, CardFacts, TileFacts, whoScoresBetter } from './explain.tsx'
import { tomeFlights } from './flights.tsx'
import { LANDMARKS_OF_TOME } from './landmarks.ts'
import { isTomeAsked, tomeButtons, tomeHelp, tomePaths } from './presenter.ts'
import { tomeSheet } from './sheet.tsx'
import { unturnedOf } from './shown.ts'
import { tomeIn } from './words.ts'

function eventFacts(view: View, { tile, reason }: Offer, words: Words): readonly Fact[] {
  const { activation, landmark } = boxOf(view).tiles[tile]
  if (view.pending === null || reason !== null || activation?.kind !== 'event') return []
  const cards = unturnedOf(view, view.pending.seat).length + (landmark === null ? 0 : 1)
  return [{ text: tomeIn(words).triggers(cards), ...(cards === 0 ? { loss: true } : {}) }]
}

export const tome: ChroniclePart<TomeModuleTypes> = {
  paths: tomePaths,
  buttons: tomeButtons,
  help: tomeHelp,
  flights: tomeFlights,
  landmarks: LANDMARKS_OF_TOME,
  panel: { isAsked: isTomeAsked, Panel: Events },
  dock: tomeDock,
  OnCard: CardEvent,
  CardFacts,
  TileFacts,
  ladders: betterLadders,
  compared: whoScoresBetter,
  facts: eventFacts,
  picking: (first, words, { pending }) =>
    pending?.kind === 'event' ? tomeIn(words).picking(words.cardName(Number(first.slice('card:'.length)))) : null,
  short: (words) => tomeIn(words).short,
  sheet: tomeSheet,
}
