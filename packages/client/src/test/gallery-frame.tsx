import '../ui/styles.css'
import '../board/styles.css'
import '../table/styles.css'
import { type GameTypes, plain } from '@bothy/kernel'
import { useState } from 'preact/hooks'
import { SeatBadge } from '../art/index.ts'
import type { GameClient, Target } from '../board/game-client.ts'
import type { Language } from '../ui/language.ts'
import { type Scene, SceneProvider } from '../board/scene.tsx'
import { WhyPopover } from '../board/why.tsx'
import { NAMES, tableOf } from './draw-board.tsx'
import type { SampleOf } from './sample-play.ts'

/*
 * A page to look at the pieces and at positions of real games without the rest of the client; not part of the build:
 * `npx vite packages/client`, then /src/test/gallery.html
 * ?game=glen-more&seats=4&seed=a&ply=40&me=0&lang=fr&theme=dark&pick=tile:12&at=place&thing=tile:3&part=art
 */
export const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
export const text = (name: string, usual: string): string => query.get(name) ?? usual
export const number = (name: string, usual: number): number => Number(query.get(name) ?? usual)
export const language: Language = text('lang', 'en') === 'fr' ? 'fr' : 'en'

/** The position that is asked for: after so many plies, and at the wanted moment if one is named. */
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

/** A position in the frame of the table, with what can be picked; `first` is picked already. */
export function Frame<T extends GameTypes>({
  seen,
  client,
  seats: count,
  first,
}: {
  seen: SampleOf<T>
  client: GameClient<T>
  seats: number
  first: Target | null
}) {
  const [picked, setPicked] = useState<readonly Target[]>(first === null ? [] : [first])
  const [thing, setThing] = useState<string | null>(query.get('thing'))
  const [show, setShow] = useState(query.get('at') === 'show')
  const { view, me } = seen
  const layout = innerWidth >= 1100 ? 'wide' : innerWidth < 700 ? 'phone' : 'middle'
  const drawn = tableOf(client, seen, language, layout, picked)
  const props = {
    ...drawn,
    inspect: (next: string | null) => next !== null && setThing(next),
    choice: {
      ...drawn.choice,
      pick: (target: Target) => setPicked([...picked, target]),
      unpick: () => setPicked(picked.slice(0, -1)),
    },
  }
  const scene = { client, props, openRule: () => undefined } as unknown as Scene
  const { Board, Mine, SeatStrip, Explain, Standing, Show } = client
  const macros = picked.length > 0 ? [] : (client.presenter.macros?.(view, seen.legal, language) ?? [])
  const labels = [
    ...macros.map(({ label }) => ({ label, primary: true })),
    ...props.choice.buttons.map((target) => client.presenter.button(target, view, language)),
  ]
  const buttons = (
    <div class="prompt-buttons">
      {labels.map(({ label, primary }) => (
        <button key={label} type="button" class={primary ? 'button primary' : 'button'}>
          {label}
        </button>
      ))}
    </div>
  )
  const seats = Array.from({ length: count }, (_, seat) => (
    <div key={seat} class="panel g-seat">
      <div class="row">
        <SeatBadge seat={seat} size={28} />
        <b>{NAMES[seat]}</b>
      </div>
      <SeatStrip {...props} seat={seat} />
    </div>
  ))
  const prompt = (
    <section class="table-prompt">
      <div class="prompt-text">
        <p class="prompt-sentence">{plain(props.texts.prompt(view, me), NAMES)}</p>
      </div>
      {layout !== 'phone' && buttons}
    </section>
  )
  const mine = (
    <section class="table-mine">
      <Mine {...props} />
    </section>
  )
  const standing = (
    <div class="panel g-seat">
      <Standing {...props} />
    </div>
  )
  const explained = thing !== null && <Explain {...props} thing={thing} />
  return (
    <SceneProvider value={scene}>
      <style>{STYLE}</style>
      <div class="table-frame">
        <div class="g-head" />
        <main class={`table ${layout}`} data-dock={client.dock}>
          {layout === 'phone' && prompt}
          {layout === 'wide' && (
            <section class="table-seats">
              {seats}
              {standing}
            </section>
          )}
          {layout === 'middle' && <section class="table-strip g-strip">{seats}</section>}
          {query.has('seatspage') ? (
            <div class="table-page g-page">
              {seats}
              {standing}
            </div>
          ) : (
            <section class="table-board">
              <Board {...props} />
            </section>
          )}
          {layout === 'wide' && <section class="table-side panel g-seat">{explained}</section>}
          {layout === 'middle' && <div class="table-bar g-bar" />}
          <div class="table-dock">
            {layout === 'phone' && <div class="prompt-slot">{buttons}</div>}
            {layout === 'middle' && prompt}
            {mine}
            {layout === 'wide' && prompt}
          </div>
          {layout === 'phone' && <div class="tabs g-tabs" />}
          {layout !== 'wide' && thing !== null && <div class="explained panel">{explained}</div>}
        </main>
      </div>
      {show && Show !== null && <Show {...props} events={seen.events} onDone={() => setShow(false)} />}
      <WhyPopover />
    </SceneProvider>
  )
}

export const STYLE = `
.g-head { height: 56px } .g-bar { height: 40px } .g-tabs { height: 52px } .g-seat { padding: 10px 12px; display: grid; gap: 6px; flex: none }
.g-strip { display: grid; grid-auto-flow: column; gap: 8px } .g-page { overflow: auto; display: grid; gap: 8px; padding: 8px }
.g-art { display: flex; flex-wrap: wrap; gap: 14px; padding: 14px; align-items: start }
`
