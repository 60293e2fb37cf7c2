import './styles.css'
import type { CouncilModuleTypes, Event } from '@bothy/glen-more-2/data'
import type { ScoringRow } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { ChroniclePart, ChronicleRow } from '../../../board/chronicles/part.ts'
import { Council } from './council.tsx'
import { councilDock } from './dock.tsx'
import { GlenPage } from './explain.tsx'
import { councilFlights } from './flights.tsx'
import { councilButtons, councilHelp, councilPaths } from './presenter.ts'
import { councilSheet, glenIcon, isGlenLine } from './sheet.tsx'
import { councilIn } from './words.ts'

/** GM2-X10: after all else; cards that bring no seat anything have no row. */
const glenRows = (events: readonly Event[]): readonly ScoringRow<ChronicleRow>[] =>
  events.flatMap((event) =>
    event.type === 'glenScored' && event.wins.some((vp) => vp > 0)
      ? [{ kind: `council:${event.card}` as const, values: null, vp: event.wins }]
      : [],
  )

export const council: ChroniclePart<CouncilModuleTypes> = {
  short: (words) => councilIn(words).short,
  paths: councilPaths,
  buttons: councilButtons,
  help: councilHelp,
  flights: councilFlights,
  panel: {
    isAsked: ({ pending }) => pending?.kind === 'convene' || pending?.kind === 'vote',
    Panel: Council,
  },
  dock: councilDock,
  pages: { glen: GlenPage },
  sheet: councilSheet,
  standing: { isLine: isGlenLine, label: (words) => councilIn(words).title },
  scored: {
    sources: ['glen'],
    rows: glenRows,
    label: (card, words) => councilIn(words).cardName(card),
    icon: glenIcon,
    told: (card, words) => councilIn(words).cardTold(card),
  },
}
