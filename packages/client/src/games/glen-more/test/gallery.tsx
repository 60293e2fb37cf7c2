import '../../../shell/fonts.css'
import '../../../shell/tokens.css'
import '../../../shell/base.css'
import '../../../shell/controls.css'
import '../../../table/table.css'
import '../../../table/panels.css'
import { type GameTypes, plain } from '@bothy/kernel'
import { FACE_OF, FACES } from '@bothy/glen-more'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { GoodsIcon, SeatBadge } from '../../../art/index.ts'
import { narrow, positionOf } from '../../../table/choice.ts'
import type { BoardProps, Choice, GameClient, Target } from '../../../table/game-client.ts'
import { type Scene, SceneProvider } from '../../../table/scene.tsx'
import { WhyPopover } from '../../../table/why.tsx'
import { Emblem } from '../emblem.tsx'
import { glenMoreClient } from '../index.ts'
import { startsShow } from '../show.tsx'
import { TileArt } from '../tile.tsx'
import { wordsOf } from '../words.ts'
import { type Sample, samplePlay } from './sample-play.ts'

/*
 * A page to look at the pieces and at positions of real games without the rest of the client; not part of the build.
 * ?seats=4&seed=a&ply=40&me=0&lang=fr&theme=dark&sense=0.9&pick=tile:12&at=place&thing=tile:3&part=art
 */
const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
const text = (name: string, usual: string): string => query.get(name) ?? usual
const number = (name: string, usual: number): number => Number(query.get(name) ?? usual)
const language = text('lang', 'en') === 'fr' ? 'fr' : 'en'

const NAMES = ['Morag', 'Ailsa', 'Rory', 'Elspeth', 'Hamish']

function sample(): Sample {
  const until = number('ply', 30)
  const at = query.get('at')
  const me = text('me', '0') === 'none' ? null : number('me', 0)
  let found: Sample | undefined
  let ply = 0
  samplePlay({ seats: number('seats', 4), seed: text('seed', 'a'), sense: number('sense', 0.95) }, (look) => {
    ply++
    const sight = look(me)
    found = sight
    if (ply < until) return false
    if (at === null) return me === null || sight.legal.length > 0
    if (at === 'ways') return waysIn(sight) !== null
    if (at === 'show') return sight.events.some(startsShow)
    return sight.view.pending?.kind === at && sight.view.pending.seat === me
  })
  if (found === undefined) throw new Error('No position')
  return found
}

/** A tile that can be activated in several ways, to see them spread out. */
function waysIn({ view, legal }: Sample): Target | null {
  const paths = legal.map((action) => glenMoreClient.presenter.path(action, view))
  return paths.find((path) => path.at(1)?.startsWith('way:') ?? false)?.[0] ?? null
}

function Frame({ seen, client }: { seen: Sample; client: GameClient<GameTypes> }) {
  const [picked, setPicked] = useState<readonly Target[]>(
    query.has('pick') ? [text('pick', '')] : query.get('at') === 'ways' ? [waysIn(seen) ?? ''] : [],
  )
  const [thing, setThing] = useState<string | null>(query.get('thing'))
  const [show, setShow] = useState(query.get('at') === 'show')
  const { view, me } = seen
  const texts = client.texts[language]
  const now = narrow(positionOf(client.presenter, view, seen.legal, seen.blocked), picked)
  const choice: Choice = {
    picked,
    lit: (target) => now.after(target) !== null,
    pick: (target) => setPicked(now.after(target) ?? picked),
    unpick: () => setPicked(picked.slice(0, -1)),
    why: (target) => {
      const reason = now.reason(target)
      return reason === null ? null : texts.reason(reason, me)
    },
    buttons: now.next.filter((target) => target.startsWith('do:')),
    blockedButtons: [],
  }
  const layout = innerWidth >= 1100 ? 'wide' : innerWidth < 700 ? 'phone' : 'middle'
  const props: BoardProps<GameTypes> = {
    view,
    choice,
    me,
    names: NAMES,
    language,
    texts,
    layout,
    inspect: (next) => next !== null && setThing(next),
  }
  const scene: Scene = { client, props, openRule: () => undefined }
  const { Board, Mine, SeatStrip, Explain, Standing, Show } = client
  const macros = client.presenter.macros?.(view, seen.legal, language) ?? []
  const buttons = (
    <div class="prompt-buttons">
      {picked.length === 0 &&
        macros.map(({ id, label }) => (
          <button key={id} type="button" class="button primary">
            {label}
          </button>
        ))}
      {choice.buttons.map((target) => {
        const { label, primary } = client.presenter.button(target, view, language)
        return (
          <button key={target} type="button" class={primary ? 'button primary' : 'button'}>
            {label}
          </button>
        )
      })}
    </div>
  )
  const seats = (
    <>
      {seen.view.players.map((_, seat) => (
        <div key={seat} class="panel g-seat">
          <div class="row">
            <SeatBadge seat={seat} size={28} />
            <b>{NAMES[seat]}</b>
          </div>
          <SeatStrip {...props} seat={seat} />
        </div>
      ))}
    </>
  )
  const sentence = <p class="prompt-sentence">{plain(texts.prompt(view, me), NAMES)}</p>
  const board = (
    <section class="table-board">
      <Board {...props} />
    </section>
  )
  const mine = (
    <section class="table-mine">
      <Mine {...props} />
    </section>
  )
  return (
    <SceneProvider value={scene}>
      <style>{STYLE}</style>
      <div class="table-frame">
        <div class="g-head" />
        <main class={`table ${layout}`}>
          {layout === 'wide' && (
            <>
              <section class="table-seats">
                {seats}
                <div class="panel g-seat">
                  <Standing {...props} />
                </div>
              </section>
              {board}
              <section class="table-side panel g-seat">
                {thing !== null && <Explain {...props} thing={thing} />}
              </section>
              <div class="table-dock">
                {mine}
                <section class="table-prompt">
                  <div class="prompt-text">{sentence}</div>
                  {buttons}
                  <div style={{ height: '40px' }} />
                </section>
              </div>
            </>
          )}
          {layout === 'middle' && (
            <>
              <section class="table-strip g-strip">{seats}</section>
              {board}
              <div class="table-bar" style={{ height: '40px' }} />
              <div class="table-dock">
                <section class="table-prompt">
                  {sentence}
                  {buttons}
                </section>
                {mine}
              </div>
            </>
          )}
          {layout === 'phone' && (
            <>
              <section class="table-prompt">
                <div class="prompt-text">{sentence}</div>
              </section>
              {query.has('seatspage') ? (
                <div class="table-page g-page">
                  {seats}
                  <Standing {...props} />
                </div>
              ) : (
                board
              )}
              <div class="table-dock">
                <div class="prompt-slot">{buttons}</div>
                {mine}
              </div>
              <div class="tabs" style={{ height: '52px' }} />
              {thing !== null && (
                <div class="explained panel">
                  <Explain {...props} thing={thing} />
                </div>
              )}
            </>
          )}
        </main>
      </div>
      {show && Show !== null && <Show {...props} events={seen.events} onDone={() => setShow(false)} />}
      <WhyPopover />
    </SceneProvider>
  )
}

const STYLE = `
.g-head { height: 56px } .g-seat { padding: 10px 12px; display: grid; gap: 6px; flex: none } .g-strip { display: grid; grid-auto-flow: column; gap: 8px }
.g-art { display: flex; flex-wrap: wrap; gap: 14px; padding: 14px; align-items: start } .g-page { overflow: auto; display: grid; gap: 8px; padding: 8px }
`

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
          <TileArt tile={FACE_OF.indexOf(face)} words={words} cost />
        </div>
      ))}
      <div style={{ width: '380px' }}>
        <Emblem />
      </div>
    </div>
  )
}

/** @public Called by gallery.html. */
export function start(app: Element): void {
  document.documentElement.dataset['theme'] = text('theme', 'dark')
  const client = glenMoreClient as unknown as GameClient<GameTypes>
  render(query.get('part') === 'art' ? <Art /> : <Frame seen={sample()} client={client} />, app)
}
