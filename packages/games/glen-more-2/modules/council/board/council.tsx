import type { Seat } from '@bothy/kernel'
import type { CouncilModuleTypes, GlenCardShown } from '@bothy/glen-more-2/data'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { nameOf } from '../../../board/labels.ts'
import { Spot, type BoardContext } from '../../../board/spot.tsx'
import { type Words, wordsOf } from '../../../board/words.ts'
import { atGlen } from './presenter.ts'
import { GlenSigns, VoteToken } from './signs.tsx'
import { councilIn } from './words.ts'

type CouncilShown = CouncilModuleTypes['view']

const leadersOf = ({ wins }: GlenCardShown): readonly Seat[] => wins.flatMap((vp, seat) => (vp > 0 ? [seat] : []))

const fateOf = ({ adopted }: GlenCardShown): 'open' | 'adopted' | 'rejected' =>
  adopted === null ? 'open' : adopted ? 'adopted' : 'rejected'

function cardLabel(shown: GlenCardShown, table: BoardContext, words: Words): string {
  const council = councilIn(words)
  const leaders = leadersOf(shown).map(
    (seat) => `${nameOf(table, seat, words)} ${council.cardValue(shown.card, shown.values[seat])}`,
  )
  return [council.cardName(shown.card), council[fateOf(shown)], ...leaders].join('. ')
}

function Cast({ votes }: { votes: NonNullable<GlenCardShown['votes']> }) {
  return (
    <span class="gm2-glen-cast">
      {votes.map((vote, seat) => (
        <span key={seat} class="gm2-glen-vote">
          <SeatBadge seat={seat} size={20} />
          <VoteToken vote={vote} size={20} />
        </span>
      ))}
    </span>
  )
}

function GlenCard({ shown, words }: { shown: GlenCardShown; words: Words }) {
  const council = councilIn(words)
  const leaders = leadersOf(shown)
  const [first] = leaders
  return (
    <span class="gm2-glen" data-fate={fateOf(shown)}>
      <span class="gm2-glen-face">
        <GlenSigns card={shown.card} size={21} />
        <Points value={shown.vp} size={22} />
      </span>
      <b class="gm2-glen-name">{council.cardName(shown.card)}</b>
      <span class="gm2-glen-lead">
        {leaders.map((seat) => (
          <SeatBadge key={seat} seat={seat} size={20} />
        ))}{' '}
        {first === undefined ? '–' : council.cardValue(shown.card, shown.values[first])}
      </span>
      {shown.votes !== null && (
        <span class="gm2-glen-fate">
          {council[fateOf(shown)]}
          <Cast votes={shown.votes} />
        </span>
      )}
    </span>
  )
}

const votedOn = ({ cards, vote }: CouncilShown): GlenCardShown | undefined =>
  cards.find(({ card }) => card === vote?.card)

function Voter({ table, shown, seat, words }: { table: BoardContext; shown: CouncilShown; seat: Seat; words: Words }) {
  const council = councilIn(words)
  const { aye, nay } = shown.tokens[seat]
  const hasVoted = shown.vote?.answered.includes(seat) === true
  const isWaited = shown.vote !== null && !hasVoted
  const voted = votedOn(shown)
  return (
    <li class="gm2-voter" data-waits={isWaited ? '' : undefined} title={council.tokens(aye, nay)}>
      <SeatBadge seat={seat} size={20} />
      <span class={voted === undefined ? 'visually-hidden' : undefined}>{nameOf(table, seat, words)}</span>
      {voted !== undefined && <span class="gm2-voter-has">{council.cardValue(voted.card, voted.values[seat])}</span>}
      {shown.vote !== null && hasVoted && (
        <span class="gm2-voter-chosen">
          <VoteToken vote={seat === table.me ? shown.vote.mine : null} size={22} />
          <span class="visually-hidden">{council.hasVoted}</span>
        </span>
      )}
      <span class="gm2-voter-left">
        <VoteToken vote="aye" size={20} />
        {aye} <VoteToken vote="nay" size={20} />
        {nay}
        <span class="visually-hidden">{council.tokens(aye, nay)}</span>
      </span>
    </li>
  )
}

export function Council({ table }: { table: BoardContext }) {
  const words = wordsOf(table.language)
  const council = councilIn(table)
  const { council: shown } = table.view.chronicles
  if (shown === undefined) return null
  const voted = votedOn(shown)
  const cards = voted === undefined ? shown.cards : [voted]
  return (
    <section class="gm2-panel gm2-council" aria-label={council.title} data-votes={voted === undefined ? undefined : ''}>
      <h2 class="gm2-council-head">{council.title}</h2>
      <Group label={council.title} class="gm2-council-cards" keys={cards.map(({ card }) => atGlen(card))}>
        {(tabIndex) =>
          cards.map((card) => (
            <Spot
              key={card.card}
              table={table}
              target={atGlen(card.card)}
              item={atGlen(card.card)}
              label={cardLabel(card, table, words)}
              tabIndex={tabIndex(atGlen(card.card))}
              lands={atGlen(card.card)}
              class="gm2-glen-spot"
            >
              <GlenCard shown={card} words={words} />
            </Spot>
          ))
        }
      </Group>
      {voted !== undefined && <p class="gm2-council-text">{council.cardText(voted.card, voted.vp)}</p>}
      <ul class="gm2-voters">
        {shown.tokens.map((_, seat) => (
          <Voter key={seat} table={table} shown={shown} seat={seat} words={words} />
        ))}
      </ul>
    </section>
  )
}
