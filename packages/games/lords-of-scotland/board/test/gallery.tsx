import type { Types } from '@bothy/lords-of-scotland'
import { POWERS } from '@bothy/lords-of-scotland/data'
import { render } from 'preact'
import { HeroScene } from '@bothy/board-kit/art/hero.tsx'
import { CrestLogo, SeatBadge, SeatTartan, Tartan } from '@bothy/board-kit/art/index.ts'
import { Badge } from '../art/badges.tsx'
import { PowerIcon } from '../art/power-icons.tsx'
import {
  first,
  language,
  number,
  query,
  sampleAt,
  STYLE,
  text,
  type GalleryParts,
} from '@bothy/board-kit/testing/gallery.ts'
import { CardBack, CardFace } from '../cards/card.tsx'
import { Emblem } from '../emblem.tsx'
import { board } from '../index.ts'
import { LINEAGE_ART } from '../cards/lineages.ts'
import { startsCutscene } from '../scenes/cutscene-story.ts'
import { wordsOf } from '../words.ts'
import { type Sample, samplePlay } from './sample-play.ts'

function sample(): Sample {
  const plan = {
    seats: number('seats', 4),
    seed: text('seed', 'a'),
    royal: query.has('royal'),
    muster: number('muster', 0.6),
  }
  const found = sampleAt<Types>(
    (each) => samplePlay(plan, (look) => each(look)),
    (seen, at) =>
      at === 'show'
        ? seen.events.some(startsCutscene)
        : seen.view.pending?.kind === at && seen.view.pending.seat === seen.me,
  )
  return query.has('army') ? crowded(found, number('army', 9)) : found
}

function crowded(seen: Sample, size: number): Sample {
  const { view } = seen
  const used = new Set([
    ...view.armies.flat().map(({ card }) => card),
    ...view.supporters,
    ...view.hand.map(({ card }) => card),
  ])
  const free = Array.from({ length: 96 }, (_, card) => (card * 35) % 96).filter((card) => !used.has(card))
  const armies = view.armies.map((army, seat) => [
    ...army,
    ...Array.from({ length: Math.max(0, size - army.length - (seat % 3)) }, (_, i) => ({
      id: 500 + seat * 20 + i,
      card: free.pop() ?? null,
      faceUp: i % 3 !== 1,
      mark: i === 0 ? ('stayInPlay' as const) : null,
    })).map((piece) => (piece.faceUp || seat === seen.me ? piece : { ...piece, card: null })),
  ])
  return { ...seen, view: { ...view, armies } }
}

export function Art() {
  const words = wordsOf(language)
  return (
    <div class="g-art">
      <style>{STYLE}</style>
      {Object.entries(LINEAGE_ART).map(([name, { beast, sett, dye }]) => (
        <div key={name}>
          <div style={{ width: '150px', height: '100px' }}>
            <Tartan sett={sett} />
          </div>
          <Badge beast={beast} ring={dye} size={64} />
          <Badge beast={beast} ring={dye} size={36} />
          <Badge beast={beast} size={24} ground="transparent" ink="var(--ink)" />
          {name}
        </div>
      ))}
      <div style={{ width: '150px', height: '100px' }}>
        <Tartan />
      </div>
      {[0, 1, 2, 3, 4].map((seat) => (
        <div key={seat}>
          <SeatBadge seat={seat} size={72} />
          <SeatBadge seat={seat} size={32} />
          <SeatBadge seat={seat} size={20} />
          <div style={{ width: '130px', height: '60px' }}>
            <SeatTartan seat={seat} />
          </div>
        </div>
      ))}
      {POWERS.map((power) => (
        <span key={power} class="row">
          <PowerIcon power={power} size={48} />
          <PowerIcon power={power} size={18} />
        </span>
      ))}
      <CrestLogo size={96} />
      <CrestLogo size={32} />
      {[140, 108, 84, 64, 48].map((w) => (
        <div key={w} class="row" style={{ '--card-w': `${w}px` }}>
          {[88, 81, 82, 91, 92, 77, 14, 95, 96].map((card) => (
            <CardFace
              key={card}
              card={card}
              words={words}
              mark={card === 82 ? 'stayInPlay' : null}
              veiled={card === 77}
            />
          ))}
          <CardBack />
        </div>
      ))}
      <div style={{ width: '100%' }}>
        <HeroScene />
      </div>
      <Emblem />
    </div>
  )
}

/** @public Called by the gallery page. */
export function start(app: Element, { Frame, CutsceneAlone }: GalleryParts): void {
  if (query.get('part') === 'art') return render(<Art />, app)
  const seen = sample()
  if (query.get('part') === 'show') return render(<CutsceneAlone seen={seen} board={board} />, app)
  render(<Frame seen={seen} board={board} seats={seen.view.points.length} picked={first()} />, app)
}
