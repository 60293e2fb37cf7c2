import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { BotLevel, SeatInfo, TableInfo } from '@bothy/protocol'
import { SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { api } from '../../net/api.ts'
import { knownName, takeName } from '../../net/people/my-name.ts'
import { levelsFor, playable } from '../../net/device/levels.ts'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import { ColourChoice } from '../seats/colour-choice.tsx'
import { NameField } from '../seats/name-field.tsx'
import type { Run } from './run.ts'
import { useRowFocus } from './use-row-focus.ts'
import { waitingOf } from './waiting-state.ts'
import { room } from './words.ts'

export function WaitingSeats({ info, run }: { readonly info: TableInfo; readonly run: Run }): JSX.Element {
  const { mine, free } = waitingOf(info)
  const [name, setName] = useState<string | null>(null)
  const wanted = name ?? knownName()
  const list = useRef<HTMLOListElement>(null)
  useRowFocus(list)
  const keys = rowKeys(info.seats)
  const take = async (seat: number): Promise<void> => {
    const calls =
      mine === null ? [() => takeName(wanted), () => api.sit(info.id, seat)] : [() => api.move(info.id, mine, seat)]
    if (await run(...calls)) announce(room.value.youSit(seat + 1))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (mine === null && free.length > 0) void take(free[0])
      }}
    >
      {mine === null && free.length > 0 && <NameField value={wanted} onInput={setName} />}
      <ol ref={list} class="waiting-seats" aria-label={t.value.table.seats}>
        {info.seats.map((seat, i) => (
          <li
            key={keys[i]}
            tabIndex={-1}
            class={`waiting-seat ${seatClass(i)} ${seat.kind}${isMine(seat) ? ' mine' : ''}`}
          >
            {seat.kind === 'open' ? (
              <FreeSeat info={info} seat={i} moves={mine !== null} onTake={() => void take(i)} run={run} />
            ) : (
              <TakenSeat info={info} seat={i} who={seat} run={run} />
            )}
          </li>
        ))}
      </ol>
    </form>
  )
}

const isMine = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.mine

/** A row moves with the person or bot in it and keeps its state; a free row belongs to its seat. */
function rowKeys(seats: readonly SeatInfo[]): readonly string[] {
  const holders = seats.map((seat, i) =>
    seat.kind === 'open' ? `open ${i}` : isMine(seat) ? 'mine' : `${seat.kind} ${seat.name}`,
  )
  return holders.map((holder, i) => `${holder} ${holders.slice(0, i).filter((other) => other === holder).length}`)
}

function FreeSeat({
  info,
  seat,
  moves,
  onTake,
  run,
}: {
  readonly info: TableInfo
  readonly seat: number
  readonly moves: boolean
  readonly onTake: () => void
  readonly run: Run
}): JSX.Element {
  const words = room.value
  const [wanted, setWanted] = useState<BotLevel>(usualLevel.peek())
  const level = playable(info.game, info.seats.length, wanted)
  return (
    <>
      <span class="waiting-badge empty" aria-hidden="true" />
      <span class="waiting-name soft">{t.value.common.openSeat}</span>
      <span class="waiting-tools">
        <button
          type="button"
          class={moves ? 'button' : 'button primary'}
          aria-label={words.atSeat(moves ? words.moveHere : words.sit, seat + 1)}
          onClick={onTake}
        >
          {moves ? words.moveHere : words.sit}
        </button>
        {info.host && (
          <span class="waiting-bot">
            <Select
              label={words.botLevel(seat + 1)}
              hideLabel
              value={level}
              choices={levelsFor(info.game, info.seats.length).map((value) => ({
                value,
                label: t.value.levels[value],
              }))}
              onChange={setWanted}
            />
            <button
              type="button"
              class="button"
              aria-label={words.atSeat(words.putBot, seat + 1)}
              onClick={() => void run(() => api.putBot(info.id, seat, level))}
            >
              <Icon name="robot" /> {words.putBot}
            </button>
          </span>
        )}
      </span>
    </>
  )
}

function MoveButtons({
  info,
  seat,
  name,
  run,
}: {
  readonly info: TableInfo
  readonly seat: number
  readonly name: string
  readonly run: Run
}): JSX.Element {
  const words = room.value
  const move = async (to: number): Promise<void> => {
    if (await run(() => api.move(info.id, seat, to))) announce(words.movedTo(name, to + 1))
  }
  const button = (to: number, icon: IconName, label: string): JSX.Element => {
    const isEnd = to < 0 || to >= info.seats.length
    return (
      <button
        type="button"
        class="button quiet icon"
        aria-label={label}
        title={label}
        // Not `disabled`, which would drop the keyboard focus.
        aria-disabled={isEnd}
        onClick={() => void (!isEnd && move(to))}
      >
        <Icon name={icon} size={18} />
      </button>
    )
  }
  return (
    <>
      {button(seat - 1, 'up', words.moveUp(name))}
      {button(seat + 1, 'down', words.moveDown(name))}
    </>
  )
}

type Taken = Exclude<SeatInfo, { readonly kind: 'open' }>

function TakenSeat({
  info,
  seat,
  who,
  run,
}: {
  readonly info: TableInfo
  readonly seat: number
  readonly who: Taken
  readonly run: Run
}): JSX.Element {
  const words = room.value
  const [renaming, setRenaming] = useState(false)
  const returns = useRef(false)
  const mine = isMine(who)
  const freeing = who.kind === 'bot' ? words.removeBot(who.name) : words.free(who.name)
  return (
    <>
      <span class="waiting-cloth" aria-hidden="true">
        <SeatTartan seat={seat} scale={0.6} />
      </span>
      {mine ? (
        <ColourChoice info={info} seat={seat} run={run} />
      ) : (
        <SeatBadge seat={seat} size={40} class="waiting-badge" />
      )}
      {renaming ? (
        <Rename
          run={run}
          onDone={() => {
            returns.current = true
            setRenaming(false)
          }}
        />
      ) : (
        <>
          <span class="waiting-name">
            <strong>{who.name}</strong>
            <span class="soft small">{about(who, info)}</span>
          </span>
          <span class="waiting-tools">
            {mine && (
              <button
                ref={(button) => {
                  if (returns.current) button?.focus()
                  returns.current = false
                }}
                type="button"
                class="button quiet small"
                onClick={() => setRenaming(true)}
              >
                {words.changeName}
              </button>
            )}
            {who.kind === 'person' && <ReadyTag isReady={who.ready} />}
            {info.host && <MoveButtons info={info} seat={seat} name={who.name} run={run} />}
            {!mine && mayFree(info, who) && (
              <button
                type="button"
                class="button quiet icon"
                aria-label={freeing}
                title={freeing}
                onClick={() => void run(() => api.stand(info.id, seat))}
              >
                <Icon name="close" />
              </button>
            )}
          </span>
        </>
      )}
    </>
  )
}

/** The host may, and any seated player for a person who is gone; the server says when that is long enough. */
const mayFree = (info: TableInfo, who: Taken): boolean =>
  info.host || (who.kind === 'person' && !who.online && info.seats.some(isMine))

function about(who: Taken, { host: amHost, pace }: TableInfo): string {
  const words = room.value
  if (who.kind === 'bot') return t.value.seats.bot(t.value.levels[who.level])
  if (who.mine) return amHost ? words.youHost : words.you
  if (who.online) return words.here1
  // With a clock a person who has sat down is not ready either until they say so.
  return who.ready || pace !== null ? t.value.seats.offline : words.invited
}

function ReadyTag({ isReady }: { readonly isReady: boolean }): JSX.Element {
  const words = room.value
  return (
    <span class={`ready-tag ${isReady ? 'yes' : 'no'}`}>
      {isReady ? <Icon name="check" size={16} /> : <span class="ready-dot" aria-hidden="true" />}
      {isReady ? words.ready : words.notYet}
    </span>
  )
}

function Rename({ run, onDone }: { readonly run: Run; readonly onDone: () => void }): JSX.Element {
  const [name, setName] = useState(knownName())
  const save = async (): Promise<void> => {
    if (await run(() => takeName(name))) onDone()
  }
  return (
    <span
      class="waiting-rename"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
        if (event.key !== 'Enter') return
        event.preventDefault()
        void save()
      }}
    >
      <NameField value={name} onInput={setName} takesFocus />
      <button type="button" class="button" onClick={() => void save()}>
        {room.value.saveName}
      </button>
    </span>
  )
}
