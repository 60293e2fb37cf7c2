import type { JSX } from 'preact'
import type { Message, ScoreLine, Seat, Texts } from '@bothy/kernel'
import { type Toy, toy } from '@bothy/kernel/toy'
import type { BoardProps, GameBoard, Presenter } from '@bothy/board-kit/board/game-board.ts'

const by = (seat: Seat, words: string): Message => [{ part: 'seat', seat, text: null }, ` ${words}`]

const texts: Texts<Toy> = {
  title: 'Cairn',
  pitch: 'A game of the tests.',
  event(event) {
    if (event.type === 'called') return by(event.seat, `called ${event.sky ?? 'the weather'}.`)
    if (event.type === 'callsShown') return [`Calls: ${event.calls.join(', ')}.`]
    return 'seat' in event ? by(event.seat, `${event.type}.`) : [`${event.type}.`]
  },
  reason: ({ why }) => [why],
  warning: ({ warn }) => [warn],
  action: (action) => [toy.write(action)],
  prompt: ({ pending }, me) =>
    pending === null
      ? ['Over.']
      : me !== null && pending.seats.includes(me)
        ? [`You: ${pending.kind}.`]
        : [`Others: ${pending.kind}.`],
  scoreLine: ({ category }: ScoreLine) => [category],
  tieBreaks: { open: { by: ['open'], value: String } },
  verdicts: { heap: { name: 'heap', sentence: ['A heap'] }, cairn: { name: 'cairn', sentence: ['A cairn'] } },
  options: {},
  optionGroups: {},
  laws: {},
}

const presenter: Presenter<Toy> = {
  clicksFor: (action) =>
    action.type === 'call' ? ['do:call', `do:${action.sky}`] : [`do:${toy.write(action).replaceAll(' ', '-')}`],
  button: (target) => ({ label: target.slice('do:'.length), primary: false }),
}

function BoardView({ view: { called, lastCalls, pile, hand } }: BoardProps<Toy>): JSX.Element {
  return (
    <div>
      <p class="toy-board">
        {`Pile: ${pile}. Last calls: ${lastCalls.map((sky) => sky ?? 'none').join(', ')}. Mine: ${called ?? 'none'}.`}
      </p>
      <p data-mine>{`Stones: ${hand.join(', ')}`}</p>
    </div>
  )
}

const Nothing = (): null => null

export const ToyEmblem = Nothing

export const toyClient: GameBoard<Toy> = {
  id: 'toy',
  presenter,
  words: { of: () => ({ texts, primer: null }), has: () => true, load: () => Promise.resolve() },
  hidesItems: () => true,
  BoardView,
  Progress: Nothing,
  Explain: Nothing,
  Standing: Nothing,
  sheet: () => [],
  Cutscene: null,
  startsCutscene: () => false,
}
