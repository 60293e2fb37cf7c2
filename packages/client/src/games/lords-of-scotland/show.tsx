import type { Event, Standing } from '@bothy/lords-of-scotland'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SeatBadge } from '../../art/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { stillness } from '../../ui/settings.ts'
import { Sentence } from '../../board/sentence.tsx'
import { CardBack, CardFace } from './card.tsx'
import { nameOf } from './labels.ts'
import { type Host, type Phase, PHASES, type Story, storyOf } from './show-story.ts'
import type { Table } from './spot.tsx'
import { type Words, wordsOf } from './words.ts'

const LENGTHS = {
  reveal: 1500,
  totals: 1900,
  order: 1500,
  claims: 1600,
  after: 1500,
  end: 0,
} as const satisfies Record<Phase, number>
const COUNT = 900

/** Counts up to the number while the armies are added up. */
function Count({ to, running }: { to: number; running: boolean }) {
  const [at, setAt] = useState(running ? 0 : to)
  useEffect(() => {
    if (!running) {
      setAt(to)
      return
    }
    const begun = performance.now()
    let frame = 0
    const tick = (now: number): void => {
      const share = Math.min(1, (now - begun) / COUNT)
      setAt(Math.round(to * share))
      if (share < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [to, running])
  return <>{at}</>
}

type HostProps = {
  table: Table
  words: Words
  host: Host
  standing: Standing
  reached: (phase: Phase) => boolean
  place: number
  tied: boolean
  running: boolean
}

function HostRow({ table, words, host, standing, reached, place, tied, running }: HostProps) {
  const { seat, pieces, turned } = host
  const counting = running && !reached('order')
  return (
    <li class="los-host" style={{ '--at': place }}>
      <span class="los-place">{reached('order') ? words.board.place(place + 1) : ''}</span>
      <span class="los-host-who">
        <SeatBadge seat={seat} size={28} />
        <span class="los-who">{nameOf(table, seat, words)}</span>
      </span>
      <span class="los-host-cards">
        {pieces.map((piece, i) => (
          <span key={piece.id} class={turned.has(piece.id) && running ? 'los-flip' : ''} style={{ '--i': i }}>
            {piece.card !== null && <CardFace card={piece.card} words={words} mark={piece.mark} />}
            {turned.has(piece.id) && (
              <span class="los-flip-back">
                <CardBack />
              </span>
            )}
          </span>
        ))}
      </span>
      <span class="los-total los-host-total">
        {reached('totals') && (
          <span>
            {standing.doubled && (
              <small>
                <Count to={standing.sum} running={counting} /> ×2 ={' '}
              </small>
            )}
            <b>
              <Count to={standing.total} running={counting} />
            </b>
          </span>
        )}
        {reached('order') && tied && <small class="los-tie">{words.board.rank(standing.rank)}</small>}
      </span>
    </li>
  )
}

function Facts({ table, events }: { table: Table; events: readonly Event[] }) {
  return (
    <ul class="los-facts">
      {events.map((event, i) => (
        <li key={i} style={{ '--i': i }}>
          {event.type === 'claimed' && <CardFace card={event.card} words={wordsOf(table.language)} />}
          <span>
            <Sentence message={table.texts.event(event, table.me)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function headline(phase: Phase, story: Story, { board }: Words): string {
  switch (phase) {
    case 'reveal':
      return story.hosts.some(({ turned }) => turned.size > 0) ? board.showReveal : board.showNoHidden
    case 'totals':
      return board.showTotals
    case 'order':
      return board.showOrder
    case 'claims':
      return board.showClaims
    case 'after':
      return board.showAfter
    case 'end':
      return board.showEnd
  }
}

const isTied = (order: readonly Standing[], place: number): boolean =>
  order.some((other, i) => i !== place && other.total === order[place]?.total)

/** The end of a skirmish as a small show: cards turn, totals count, the order forms, supporters are claimed. */
export function Show({
  events,
  onDone,
  ...table
}: Table & { readonly events: readonly Event[]; readonly onDone: () => void }) {
  const story = useRef(storyOf(events)).current
  const words = wordsOf(table.language)
  const { phases, hosts, order } = story
  const running = useRef(!stillness()).current
  const [step, setStep] = useState(running ? 0 : phases.length - 1)
  const phase = phases[step]
  const last = step >= phases.length - 1
  useEffect(() => {
    if (phase === undefined || last) return
    const timer = setTimeout(() => setStep(step + 1), LENGTHS[phase])
    return () => clearTimeout(timer)
  }, [phase, last, step])
  if (phase === undefined) return null
  const reached = (p: Phase): boolean => PHASES.indexOf(phase) >= PHASES.indexOf(p)
  const began = events.find((event) => event.type === 'skirmishBegan')
  const skirmish = began === undefined ? table.view.skirmish : began.skirmish - 1
  return (
    <Dialog title={words.board.showTitle(skirmish)} onClose={onDone} className="los-show">
      <p class="los-show-phase" role="status">
        {headline(phase, story, words)}
      </p>
      {phases.includes('order') && hosts.length === 0 && <p>{words.board.nobody}</p>}
      {hosts.length > 0 && (
        <ol class="los-hosts" style={{ '--hosts': hosts.length }}>
          {hosts.map((host, i) => {
            const place = order.findIndex(({ seat }) => seat === host.seat)
            return (
              <HostRow
                key={host.seat}
                table={table}
                words={words}
                host={host}
                standing={order[place]}
                reached={reached}
                place={reached('order') ? place : i}
                tied={isTied(order, place)}
                running={running}
              />
            )
          })}
        </ol>
      )}
      {reached('claims') && story.claims.length > 0 && <Facts table={table} events={story.claims} />}
      {reached('after') && story.after.length > 0 && <Facts table={table} events={story.after} />}
      {reached('end') && story.end !== null && <Facts table={table} events={[story.end]} />}
      <div class="actions">
        {!last && (
          <button type="button" class="button quiet" data-skip onClick={() => setStep(phases.length - 1)}>
            {words.board.skip}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          autofocus
          data-skip={last ? '' : undefined}
          onClick={() => (last ? onDone() : setStep(step + 1))}
        >
          {last ? words.board.goOn : words.board.next}
        </button>
      </div>
    </Dialog>
  )
}
