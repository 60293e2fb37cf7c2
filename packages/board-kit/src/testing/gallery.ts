import type { Corrections, Game, GameTypes } from '@bothy/kernel'
import type { JSX } from 'preact'
import type { DataGuide } from '../board/details/data-guide.ts'
import type { GameBoard, ClickTarget } from '../board/game-board.ts'
import type { Language } from '../ui/words/language.ts'
import type { SampleOf } from './sample-play.ts'

export type EditorProps = {
  readonly game: Game<GameTypes>
  readonly laws: { readonly [law: string]: string }
  readonly title: string
  readonly guide: DataGuide
  readonly first: Corrections
}

/** Supplied by the gallery page, because boards know neither the play table nor the pages. */
export type GalleryParts = {
  readonly Frame: <T extends GameTypes>(props: {
    seen: SampleOf<T>
    board: GameBoard<T>
    seats: number
    picked: readonly ClickTarget[]
  }) => JSX.Element
  readonly CutsceneAlone: <T extends GameTypes>(props: { seen: SampleOf<T>; board: GameBoard<T> }) => JSX.Element
  readonly EditorAlone: (props: EditorProps) => JSX.Element
}

export const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
export const text = (name: string, usual: string): string => query.get(name) ?? usual
export const number = (name: string, usual: number): number => Number(query.get(name) ?? usual)
export const language: Language = text('lang', 'en') === 'fr' ? 'fr' : 'en'
export const first = (): readonly ClickTarget[] => query.get('pick')?.split(';') ?? []

export function sampleAt<T extends GameTypes>(
  play: (each: (look: (me: number | null) => SampleOf<T>) => boolean) => void,
  isMoment: (sample: SampleOf<T>, at: string) => boolean,
): SampleOf<T> {
  const [until, at] = [number('ply', 30), query.get('at')]
  const me = text('me', '0') === 'none' ? null : number('me', 0)
  let found: SampleOf<T> | undefined
  let ply = 0
  play((look) => {
    ply++
    found = look(me)
    if (ply < until) return false
    return at === null ? me === null || found.legal.length > 0 : isMoment(found, at)
  })
  if (found === undefined) throw new Error('No position')
  return found
}

export const STYLE = `
.g-art { display: flex; flex-wrap: wrap; gap: 14px; padding: 14px; align-items: start }
`
