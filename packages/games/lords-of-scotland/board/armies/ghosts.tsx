import type { HandCard, Mark } from '@bothy/lords-of-scotland'
import { POWER_OF } from '@bothy/lords-of-scotland/data'
import type { Prospect } from '@bothy/lords-of-scotland/rules/prospect'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { CardFace } from '../cards/card.tsx'
import type { Foreseen } from '../foreseen.ts'
import { at } from '../presenter.ts'
import { nameOf, outcome, placeSpoken, placeWord } from '../labels.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

function PowerLine({ table, held, words }: { table: BoardContext; held: HandCard; words: Words }) {
  const { blocked, card } = held
  if (blocked === null)
    return (
      <span class="los-gain los-ghost-power">
        <Icon name="check" size={14} />
        {words.powerShort(POWER_OF[card])}
      </span>
    )
  if (blocked.why !== 'weakerCard')
    return (
      <span class="los-loss los-ghost-power">
        <Icon name="close" size={14} />
        <span class="los-ghost-long">
          <Sentence message={table.texts.reason(blocked, table.reader)} />
        </span>
        <span class="los-ghost-short">{words.board.noTarget}</span>
      </span>
    )
  const [by, { preventedBy, preventedByYours }] = [words.cardName(blocked.card), words.board]
  return (
    <span class="los-loss los-ghost-power">
      <Icon name="close" size={14} />
      <span class="los-ghost-long">
        {blocked.owner === table.reader ? preventedByYours(by) : preventedBy(by, nameOf(table, blocked.owner, words))}
      </span>
      <span class="los-ghost-short">
        {by}
        <SeatBadge seat={blocked.owner} size={16} />
      </span>
    </span>
  )
}

const Outcome = ({ said }: { said: readonly string[] }) => <span class="los-ghost-then">{said.join(' · ')}</span>

const SIDES = ['do:face-up', 'do:face-down'] as const

type GhostProps = {
  table: BoardContext
  held: HandCard
  mark: Mark | null
  side: (typeof SIDES)[number]
  isHeld: boolean
  label: string
  tabIndex: number
  children: ComponentChildren
}

function Ghost({ table, held, mark, side, isHeld, label, tabIndex, children }: GhostProps) {
  const picture = (
    <CardFace
      card={held.card}
      words={wordsOf(table.language)}
      mark={mark}
      veiled={side === 'do:face-down'}
      moves={undefined}
    />
  )
  return (
    <div class="los-ghost" data-side={side} data-explains>
      {isHeld ? (
        <Spot table={table} target={side} item={side} label={label} tabIndex={tabIndex}>
          {picture}
        </Spot>
      ) : (
        <span class="los-ghost-picture">{picture}</span>
      )}
      <div class="los-ghost-words">{children}</div>
    </div>
  )
}

export function Ghosts({ table, seen }: { table: BoardContext; seen: Foreseen }) {
  const { held, isHeld, faceUp, faceDown } = seen
  const { toldHere } = table.uiState
  const card = held?.card ?? null
  const words = wordsOf(table.language)
  useLayoutEffect(() => {
    toldHere.value = card === null ? [] : [at.card(card), ...SIDES]
    return () => {
      toldHere.value = []
    }
  }, [toldHere, card])
  if (held === null) return null
  const name = words.cardName(held.card)
  const label = (side: string, after: Prospect | null): string =>
    [`${name}, ${side}`, ...outcome(table.me, after, words, placeSpoken)].join('. ')
  return (
    <Group label={words.board.musterGroup(name)} class="los-ghosts" keys={SIDES}>
      {(tabIndex) => (
        <>
          <Ghost
            table={table}
            held={held}
            mark={(table.me === null ? undefined : faceUp?.armies[table.me].at(-1))?.mark ?? null}
            side="do:face-up"
            isHeld={isHeld}
            label={label(words.faceUp, faceUp)}
            tabIndex={tabIndex('do:face-up')}
          >
            <b>{words.board.faceUpTitle}</b>
            <PowerLine table={table} held={held} words={words} />
            <Outcome said={outcome(table.me, faceUp, words, placeWord)} />
          </Ghost>
          <Ghost
            table={table}
            held={held}
            mark={null}
            side="do:face-down"
            isHeld={isHeld}
            label={label(words.faceDown, faceDown)}
            tabIndex={tabIndex('do:face-down')}
          >
            <b>{words.board.faceDownTitle}</b>
            <span class="los-ghost-power">{words.board.noPowerShort}</span>
            <Outcome said={outcome(table.me, faceDown, words, placeWord)} />
          </Ghost>
        </>
      )}
    </Group>
  )
}
