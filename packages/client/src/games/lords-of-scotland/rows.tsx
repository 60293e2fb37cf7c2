import { Group } from '../../board/spot-group.tsx'
import { CardBack, CardFace } from './card.tsx'
import { recruitLabel, supporterLabel } from './labels.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** The prizes of the skirmish; a claimed one leaves its place. */
export function Supporters({ table }: { table: Table }) {
  const { view, language } = table
  const words = wordsOf(language)
  const keys = view.supporters.flatMap((card, slot) => (card === null ? [] : [at.supporter(slot)]))
  return (
    <div class="los-zone">
      <span class="los-label">{words.zoneName('supporters')}</span>
      <Group label={words.zoneName('supporters')} class="los-row" keys={keys}>
        {(tabIndex) =>
          view.supporters.map((card, slot) => {
            const target = at.supporter(slot)
            if (card === null) {
              return (
                <span key={target} class="los-gap">
                  {words.claimedSlot}
                </span>
              )
            }
            return (
              <Spot
                key={target}
                table={table}
                target={target}
                thing={target}
                label={supporterLabel(card, words)}
                tabIndex={tabIndex(target)}
              >
                <CardFace card={card} words={words} moves={at.card(card)} />
              </Spot>
            )
          })
        }
      </Group>
    </div>
  )
}

/** The cards to draw from: five slots, face up or face down. */
export function Recruits({ table }: { table: Table }) {
  const { view, language } = table
  const words = wordsOf(language)
  const keys = view.recruits.flatMap((recruit, slot) => (recruit === null ? [] : [at.recruit(slot)]))
  return (
    <div class="los-zone">
      <span class="los-label">{words.zoneName('recruits')}</span>
      <Group label={words.zoneName('recruits')} class="los-row" keys={keys}>
        {(tabIndex) =>
          view.recruits.map((recruit, slot) => {
            const target = at.recruit(slot)
            if (recruit === null) return <span key={target} class="los-gap" title={words.emptySlot} />
            const { card } = recruit
            return (
              <Spot
                key={target}
                table={table}
                target={target}
                thing={target}
                label={recruitLabel(card, slot, words)}
                tabIndex={tabIndex(target)}
              >
                {card === null ? (
                  <CardBack moves={target} />
                ) : (
                  <CardFace card={card} words={words} moves={at.card(card)} />
                )}
              </Spot>
            )
          })
        }
      </Group>
    </div>
  )
}

/** Draw pile and discard pile, with their numbers. */
export function Piles({ table }: { table: Table }) {
  const { view, language } = table
  const words = wordsOf(language)
  const discarded = view.discards.cards.length + view.discards.secret
  const top = view.discards.cards.at(-1)
  const draw = words.zoneName('drawPile')
  const discard = words.zoneName('discardPile')
  return (
    <Group label={`${draw}, ${discard}`} class="los-piles" keys={['draw', 'discards']}>
      {(tabIndex) => (
        <>
          <Spot
            table={table}
            target={null}
            thing="draw"
            label={`${draw}, ${words.cards(view.drawPile)}`}
            tabIndex={tabIndex('draw')}
            class="los-pile"
          >
            <span class="los-pile-art">{view.drawPile > 0 ? <CardBack /> : <span class="los-gap" />}</span>
            <span class="los-pile-name" aria-hidden="true">
              <span class="los-pile-word">{draw}</span> <b>{view.drawPile}</b>
            </span>
          </Spot>
          <Spot
            table={table}
            target={null}
            thing="discards"
            label={`${discard}, ${words.cards(discarded)}`}
            tabIndex={tabIndex('discards')}
            class="los-pile"
          >
            <span class="los-pile-art" data-key={top === undefined ? undefined : at.card(top)}>
              {top !== undefined && <CardFace card={top} words={words} />}
              {top === undefined && (discarded > 0 ? <CardBack /> : <span class="los-gap" />)}
            </span>
            <span class="los-pile-name" aria-hidden="true">
              <span class="los-pile-word">{discard}</span> <b>{discarded}</b>
            </span>
          </Spot>
        </>
      )}
    </Group>
  )
}
