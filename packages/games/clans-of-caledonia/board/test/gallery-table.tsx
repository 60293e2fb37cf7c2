import type { Clan, Types } from '@bothy/clans-of-caledonia'
import { CLANS } from '@bothy/clans-of-caledonia/data'
import { render } from 'preact'
import { first, type GalleryParts, number, query, sampleAt, text } from '@bothy/board-kit/testing/gallery.ts'
import { board } from '../index.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const clans = (): readonly Clan[] =>
  text('clans', '')
    .split(',')
    .flatMap((name) => CLANS.find((clan) => clan === name) ?? [])

const sample = (): Sample =>
  sampleAt<Types>(
    (each) =>
      samplePlay(
        {
          seats: number('seats', 3),
          seed: text('seed', 'a'),
          sense: number('sense', 0.95),
          clans: clans(),
          options: query.has('auction') ? { clans: 'auction' } : {},
        },
        (look) => each(look),
      ),
    (seen, at) => seen.view.pending?.kind === at && (seen.me === null || seen.view.pending.seat === seen.me),
  )

export function startTable(app: Element, { Frame }: GalleryParts): void {
  const seen = sample()
  render(<Frame seen={seen} board={board} seats={seen.view.seats} picked={first()} />, app)
}
