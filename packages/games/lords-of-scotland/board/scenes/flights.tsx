import type { CardId, Event, Types } from '@bothy/lords-of-scotland'
import type { Seat } from '@bothy/kernel'
import { Points } from '@bothy/board-kit/art/index.ts'
import type { Movement, Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { CardBack, CardFace } from '../cards/card.tsx'
import { at } from '../presenter.ts'
import { wordsOf } from '../words.ts'

const hand = (seat: Seat): readonly Place[] => [`hand:${seat}`, `seat:${seat}`]

const Card = ({ card, language }: { card: CardId | null; language: Language }) => (
  <span class="los-flying">
    {card === null ? <CardBack moves={undefined} /> : <CardFace card={card} words={wordsOf(language)} />}
  </span>
)

/** Own cards move between table and hand by themselves; those of the others fly out of and into their hands. */
function movementsOf(event: Event, me: Seat | null, language: Language): readonly Movement[] {
  switch (event.type) {
    case 'recruited':
      if (event.seat === me) return []
      return [
        {
          kind: 'fly',
          sign: <Card card={event.card} language={language} />,
          from: [...(event.card === null ? [] : [at.card(event.card)]), at.recruit(event.slot)],
          to: hand(event.seat),
        },
      ]
    case 'drew':
      if (event.seat === me || !event.drawn) return []
      return [{ kind: 'fly', sign: <Card card={null} language={language} />, from: ['draw'], to: hand(event.seat) }]
    case 'mustered':
      if (event.seat === me) return []
      return [
        {
          kind: 'enter',
          item: event.card === null ? at.piece(event.piece) : at.card(event.card),
          from: hand(event.seat),
        },
      ]
    case 'claimed':
      return [
        {
          kind: 'fly',
          sign: <Points value={`+${event.points}`} size={40} />,
          from: [at.card(event.card), at.supporter(event.slot)],
          to: [`points:${event.seat}`, `seat:${event.seat}`],
        },
      ]
    case 'activated':
    case 'copied':
    case 'declined':
    case 'discarded':
    case 'exchanged':
    case 'flipped':
    case 'gameEnded':
    case 'handDealt':
    case 'initiativeTaken':
    case 'leftUnclaimed':
    case 'marked':
    case 'ordered':
    case 'refrained':
    case 'reshuffled':
    case 'revealed':
    case 'roundBegan':
    case 'rowThrownOut':
    case 'skirmishBegan':
    case 'stayed':
    case 'swapped':
    case 'turnSkipped':
      return []
  }
}

export const flights: NonNullable<GameBoard<Types>['flights']> = (events, { me, language }) =>
  events.flatMap((event) => movementsOf(event, me, language))
