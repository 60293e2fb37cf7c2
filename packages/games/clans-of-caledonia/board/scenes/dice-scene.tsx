import type { Event, Good } from '@bothy/clans-of-caledonia/data'
import { useMemo, useRef } from 'preact/hooks'
import { usePlaying } from '@bothy/board-kit/board/motion/show-player.ts'
import { CutsceneSteps } from '@bothy/board-kit/board/motion/cutscene-steps.tsx'
import { isAtOnce } from '@bothy/board-kit/ui/page/settings.ts'
import { Icon } from '../art/icons.tsx'
import { boxOf } from '../box.ts'
import { ContractCard } from '../pieces/cards.tsx'
import { PriceSteps } from '../pieces/cards-market.tsx'
import { type DiceFrame, framesOf, type Roll } from './dice-story.ts'
import { PieceDefs } from '../pieces/pieces.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const IN_AIR_MS = 190
const LANDED = 750
const MOVED = 900
const REMOVED = 1800

const lengthOf = ({ inAir, rolled, moved, removed }: DiceFrame): number =>
  inAir !== null ? IN_AIR_MS : removed !== null ? REMOVED : moved < rolled ? LANDED : MOVED

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function Dice({ good, roll, isInAir }: { good: Good; roll: number; isInAir: boolean }) {
  return (
    <span class="coc-dice" data-in-air={isInAir ? '' : undefined} aria-hidden="true">
      <span class="coc-die">
        <Icon icon={good} size={38} />
      </span>
      <span class="coc-die coc-price-die">{signed(roll)}</span>
    </span>
  )
}

function RollRow({ roll, place, frame, bracket }: RollRowProps) {
  const { rolled, moved, inAir } = frame
  const isNow = place === rolled
  if (place > rolled || (isNow && inAir === null)) return <li class="coc-roll coc-roll-later" />
  const face = isNow && inAir !== null ? inAir : roll
  const hasMoved = place < moved
  return (
    <li class="coc-roll">
      <Dice key={`${face.good} ${face.roll}`} good={face.good} roll={face.roll} isInAir={isNow} />
      {!isNow && <PriceSteps prices={roll.track} at={hasMoved ? roll.to : roll.from} to={roll.to} bracket={bracket} />}
    </li>
  )
}
type RollRowProps = {
  roll: Roll
  place: number
  frame: DiceFrame
  bracket: { readonly first: number; readonly last: number }
}

function headline({ rolls, rolled, moved, inAir, removed, isDone }: DiceFrame, words: Words): string {
  const { trade, money } = words
  if (isDone) return trade.diceDone
  if (removed !== null) return trade.diceRemoved(removed.box + 1)
  const last = rolls[rolled - 1]
  if (inAir !== null || last === undefined) return trade.diceRolling
  const name = words.goodName(last.good)
  if (moved < rolled) return trade.diceWay[last.way](name, signed(last.roll))
  return trade.diceMoved(name, money(last.track[last.from]), money(last.track[last.to]))
}

export function DiceScene({ events, onDone, ...table }: BoardContext & CutsceneProps) {
  const words = wordsOf(table.language)
  const { view } = table
  const box = boxOf(view)
  const frames = useMemo(() => framesOf(view, events), [view, events])
  const root = useRef<HTMLDivElement>(null)
  const playing = usePlaying(frames, {
    lengthOf,
    // With motion or waiting turned off, the reader sees only the outcome.
    first: isAtOnce() ? frames.length - 1 : 0,
    move: () => undefined,
  })
  const { frame } = playing
  if (frame === undefined) return null
  const at = frames.indexOf(frame)
  const nextStill = frames.findIndex(({ inAir }, i) => i > at && inAir === null)
  return (
    <CutsceneSteps
      title={words.trade.diceTitle(view.round)}
      class="coc-show"
      playing={playing}
      last={frames.length - 1}
      next={nextStill < 0 ? frames.length - 1 : nextStill}
      root={root}
      caption={
        <>
          <p class="show-headline">{headline(frame, words)}</p>
          {frame.isDone && (
            <p class="visually-hidden">
              {frame.rolls
                .map(({ good, track, from, to }) =>
                  words.trade.diceMoved(words.goodName(good), words.money(track[from]), words.money(track[to])),
                )
                .join(' ')}
            </p>
          )}
        </>
      }
      onDone={onDone}
    >
      <div class="coc-show-table">
        <PieceDefs />
        <ol class="coc-rolls" data-done={frame.isDone ? '' : undefined}>
          {frame.rolls.map((roll, place) => (
            <RollRow key={roll.good} roll={roll} place={place} frame={frame} bracket={box.solo.bracket} />
          ))}
        </ol>
        <div class="coc-taken" data-taken={frame.removed === null ? undefined : ''}>
          {frame.removed !== null && (
            <>
              <p>{words.trade.diceRemoved(frame.removed.box + 1)}</p>
              <ContractCard contract={box.contractList[frame.removed.contract]} have={null} size={30} />
              <p class="visually-hidden">{words.contractText(frame.removed.contract, box)}</p>
            </>
          )}
        </div>
      </div>
    </CutsceneSteps>
  )
}
type CutsceneProps = { readonly events: readonly Event[]; readonly onDone: () => void }
