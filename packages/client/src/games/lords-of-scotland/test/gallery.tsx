import '../../../shell/fonts.css'
import '../../../shell/tokens.css'
import '../../../shell/base.css'
import '../../../shell/controls.css'
import { type GameTypes, plain } from '@bothy/kernel'
import { POWERS } from '@bothy/lords-of-scotland'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { Badge, CrestLogo, HeroScene, PowerIcon, SeatBadge, SeatTartan, Tartan } from '../../../art/index.ts'
import { narrow, positionOf } from '../../../table/choice.ts'
import type { BoardProps, Choice, GameClient, Target } from '../../../table/game-client.ts'
import { type Scene, SceneProvider } from '../../../table/scene.tsx'
import { WhyPopover } from '../../../table/why.tsx'
import { CardBack, CardFace } from '../card.tsx'
import { loadClient } from '../../index.ts'
import { startsShow } from '../show-story.ts'
import { Emblem } from '../emblem.tsx'
import { LINEAGE_ART } from '../lineages.ts'
import { type Sample, samplePlay } from './sample-play.ts'
import { wordsOf } from '../words.ts'

/*
 * A page to look at the pieces and at positions of real games without the rest of the client; not part of the build.
 * ?seats=4&seed=a&ply=40&me=0&lang=fr&theme=dark&muster=0.8&royal=1&pick=card:3&at=claim&part=art
 */
const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
const text = (name: string, usual: string): string => query.get(name) ?? usual
const number = (name: string, usual: number): number => Number(query.get(name) ?? usual)
const language = text('lang', 'en') === 'fr' ? 'fr' : 'en'

const NAMES = ['Morag', 'Ailsa', 'Rory', 'Elspeth', 'Hamish']

function sample(): Sample {
  const seats = number('seats', 4)
  const until = number('ply', 30)
  const at = query.get('at')
  const me = text('me', '0') === 'none' ? null : number('me', 0)
  let found: Sample | undefined
  let ply = 0
  samplePlay({ seats, seed: text('seed', 'a'), royal: query.has('royal'), muster: number('muster', 0.6) }, (look) => {
    ply++
    const sight = look(me)
    found = sight
    if (ply < until) return false
    if (at === null) return me === null || sight.legal.length > 0
    if (at === 'show') return sight.events.some(startsShow)
    return sight.view.pending?.kind === at && sight.view.pending.seat === me
  })
  if (found === undefined) throw new Error('No position')
  return query.has('army') ? crowded(found, number('army', 9)) : found
}

/** More cards than a game is likely to bring, to see that they fit. */
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

function Frame({ seen, client }: { seen: Sample; client: GameClient<GameTypes> }) {
  const [picked, setPicked] = useState<readonly Target[]>(query.has('pick') ? [text('pick', '')] : [])
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
  return (
    <SceneProvider value={scene}>
      <div class={`g-${layout}`}>
        <style>{STYLE}</style>
        <aside class="g-seats">
          {view.points.map((_, seat) => (
            <div key={seat} class="panel g-seat">
              <div class="row">
                <SeatBadge seat={seat} size={28} />
                <b>{NAMES[seat]}</b>
              </div>
              <SeatStrip {...props} seat={seat} />
            </div>
          ))}
          <div class="panel g-seat">
            <Standing {...props} />
          </div>
        </aside>
        <main class="g-board">
          <Board {...props} />
        </main>
        <aside class="panel g-side">{thing !== null && <Explain {...props} thing={thing} />}</aside>
        <footer class="g-mine">
          <Mine {...props} />
          <div class="g-prompt">
            <p>{plain(texts.prompt(view, me), NAMES)}</p>
            {choice.buttons.map((target) => {
              const { label, primary } = client.presenter.button(target, view, language)
              return (
                <button key={target} type="button" class={primary ? 'button primary' : 'button'}>
                  {label}
                </button>
              )
            })}
          </div>
        </footer>
        {show && Show !== null && <Show {...props} events={seen.events} onDone={() => setShow(false)} />}
      </div>
      <WhyPopover />
    </SceneProvider>
  )
}

const STYLE = `
.g-wide { display: grid; grid: minmax(0,1fr) auto / 250px 1fr 320px; gap: 12px; padding: 70px 12px 12px; height: 100vh; }
.g-wide .g-mine { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0,1fr) 400px; gap: 14px; }
.g-board { padding: 12px; border-radius: 16px; background: radial-gradient(ellipse at 50% 40%, var(--table-glow), var(--table) 60%, var(--table-edge)); overflow: auto; min-width: 0 }
.g-seats { display: grid; gap: 8px; align-content: start; overflow: auto } .g-seat { padding: 10px 12px; display: grid; gap: 6px } .g-side { padding: 14px; overflow: auto } .g-prompt { display: grid; gap: 6px; align-content: start }
.g-middle, .g-phone { display: grid; gap: 12px; padding: 8px; grid-template-columns: minmax(0, 1fr) } .g-mine { min-width: 0 }
.g-phone .g-board { padding: 8px } .g-phone .g-seats, .g-middle .g-seats { order: 5 } .g-phone .g-side, .g-middle .g-side { order: 4 }
.g-art { display: flex; flex-wrap: wrap; gap: 14px; padding: 14px; align-items: start }
`

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

/** @public Called by gallery.html. */
export async function start(app: Element): Promise<void> {
  document.documentElement.dataset['theme'] = text('theme', 'dark')
  const client = await loadClient('lords-of-scotland')
  if (client !== null) render(query.get('part') === 'art' ? <Art /> : <Frame seen={sample()} client={client} />, app)
}
