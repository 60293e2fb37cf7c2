import { FACE_OF, FACES, type Types } from '@bothy/glen-more'
import { render } from 'preact'
import { GoodsIcon } from '@bothy/board-kit/art/goods.tsx'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
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
import { Emblem } from '../emblem.tsx'
import { board } from '../index.ts'
import { startsCutscene } from '../scoring/scoring-story.ts'
import { Tile } from '../tile/tile.tsx'
import { wordsOf } from '../words.ts'
import { type Sample, samplePlay } from './sample-play.ts'

function waysIn({ view, legal }: Sample): ClickTarget | null {
  const paths = legal.map((action) => board.presenter.clicksFor(action, view))
  return paths.find((path) => path.at(1)?.startsWith('way:') ?? false)?.[0] ?? null
}

const sample = (): Sample =>
  sampleAt<Types>(
    (each) =>
      samplePlay({ seats: number('seats', 4), seed: text('seed', 'a'), sense: number('sense', 0.95) }, (look) =>
        each(look),
      ),
    (seen, at) => {
      if (at === 'ways') return waysIn(seen) !== null
      if (at === 'show') return seen.events.some(startsCutscene)
      return seen.view.pending?.kind === at && seen.view.pending.seat === seen.me
    },
  )

export function Art() {
  const words = wordsOf(language)
  const icons = [
    'wood',
    'stone',
    'grain',
    'cattle',
    'sheep',
    'cask',
    'coin',
    'any',
    'clan',
    'chieftain',
    'card',
    'step',
    'tile',
  ] as const
  return (
    <div class="g-art">
      <style>{STYLE}</style>
      {[64, 32, 16].map((size) => (
        <div key={size} class="row">
          {icons.map((icon) => (
            <GoodsIcon key={icon} icon={icon} size={size} />
          ))}
        </div>
      ))}
      {FACES.map((face) => (
        <div key={face.id} style={{ width: `${number('size', 120)}px`, height: `${number('size', 120)}px` }}>
          <Tile tile={FACE_OF.indexOf(face)} words={words} offered={{ seat: 0, coins: 0 }} />
        </div>
      ))}
      <div style={{ width: '380px' }}>
        <Emblem />
      </div>
    </div>
  )
}

/** @public Called by the gallery page. */
export function start(app: Element, { Frame, CutsceneAlone }: GalleryParts): void {
  if (query.get('part') === 'art') return render(<Art />, app)
  const seen = sample()
  if (query.get('part') === 'show') return render(<CutsceneAlone seen={seen} board={board} />, app)
  const ways = query.get('at') === 'ways' ? waysIn(seen) : null
  render(<Frame seen={seen} board={board} seats={seen.view.seats} picked={ways === null ? first() : [ways]} />, app)
}
