import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { BotLevel, SeatInfo, TableInfo } from '@bothy/protocol'
import { SeatBadge, SeatTartan } from '../art/index.ts'
import { seatClass } from '../board/sentence.tsx'
import { api } from '../net/api.ts'
import { knownName, takeName } from '../net/my-name.ts'
import { levelsFor, playable } from '../net/nets.ts'
import { Select } from '../ui/fields.tsx'
import { t } from '../ui/i18n.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { usualLevel } from '../ui/settings.ts'
import { ColourChoice } from './colour-choice.tsx'
import { NameField } from './name-field.tsx'
import type { Run } from './run.ts'
import { waitingOf } from './waiting-state.ts'

/** Who is there, and the free seats. Whoever has none gives a name and takes one. */
export function WaitingSeats({ info, run }: { readonly info: TableInfo; readonly run: Run }): JSX.Element {
  const { mine, free } = waitingOf(info)
  const [name, setName] = useState<string | null>(null)
  const wanted = name ?? knownName()
  const sit = (seat: number): void =>
    void run(
      () => takeName(wanted),
      () => api.sit(info.id, seat),
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (mine === null && free.length > 0) sit(free[0])
      }}
    >
      {mine === null && free.length > 0 && <NameField value={wanted} onInput={setName} />}
      <ol class="waiting-seats" aria-label={t.value.table.seats}>
        {info.seats.map((seat, i) => (
          <li key={i} class={`waiting-seat ${seatClass(i)} ${seat.kind}${isMine(seat) ? ' mine' : ''}`}>
            {seat.kind === 'open' ? (
              <FreeSeat info={info} seat={i} mine={mine} onSit={() => sit(i)} run={run} />
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

function FreeSeat({
  info,
  seat,
  mine,
  onSit,
  run,
}: {
  readonly info: TableInfo
  readonly seat: number
  /** My seat, if I have one: I may move. */
  readonly mine: number | null
  readonly onSit: () => void
  readonly run: Run
}): JSX.Element {
  const words = t.value.waiting
  const [wanted, setWanted] = useState<BotLevel>(usualLevel.peek())
  const level = playable(info.game, info.seats.length, wanted)
  return (
    <>
      <span class="waiting-badge empty" aria-hidden="true" />
      <span class="waiting-name soft">{t.value.common.openSeat}</span>
      <span class="waiting-tools">
        {mine === null ? (
          <button type="button" class="button primary" onClick={onSit}>
            {words.sit}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void run(() => api.move(info.id, mine, seat))}>
            {words.moveHere}
          </button>
        )}
        {info.host && (
          <>
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
            <button type="button" class="button" onClick={() => void run(() => api.putBot(info.id, seat, level))}>
              <Icon name="robot" /> {words.putBot}
            </button>
          </>
        )}
      </span>
    </>
  )
}

/** The host moves a holder one seat up or down, past people, bots and free seats. */
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
  const words = t.value.waiting
  const button = (to: number, icon: IconName, label: string): JSX.Element => (
    <button
      type="button"
      class="button quiet icon"
      aria-label={label}
      title={label}
      disabled={to < 0 || to >= info.seats.length}
      onClick={() => void run(() => api.move(info.id, seat, to))}
    >
      <Icon name={icon} size={18} />
    </button>
  )
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
  const words = t.value.waiting
  const [renaming, setRenaming] = useState(false)
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
        <Rename run={run} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <span class="waiting-name">
            <strong>{who.name}</strong>
            <span class="soft small">{about(who, info)}</span>
          </span>
          <span class="waiting-tools">
            {mine && (
              <button type="button" class="button quiet small" onClick={() => setRenaming(true)}>
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

/** The host; and whoever sits here, for one who has gone. The server says when that is long enough. */
const mayFree = (info: TableInfo, who: Taken): boolean =>
  info.host || (who.kind === 'person' && !who.online && info.seats.some(isMine))

function about(who: Taken, { host: amHost, pace }: TableInfo): string {
  const words = t.value.waiting
  if (who.kind === 'bot') return t.value.seats.bot(t.value.levels[who.level])
  if (who.mine) return amHost ? words.youHost : words.you
  if (who.online) return words.here1
  // Where time is kept one who sat down is not ready either, until they say so.
  return who.ready || pace !== null ? t.value.seats.offline : words.invited
}

function ReadyTag({ isReady }: { readonly isReady: boolean }): JSX.Element {
  const words = t.value.waiting
  return (
    <span class={`ready-tag ${isReady ? 'yes' : 'no'}`}>
      {isReady ? <Icon name="check" size={16} /> : <span class="ready-dot" aria-hidden="true" />}
      {isReady ? words.ready : words.notYet}
    </span>
  )
}

function Rename({ run, onDone }: { readonly run: Run; readonly onDone: () => void }): JSX.Element {
  const [name, setName] = useState(knownName())
  const save = (): void => void run(() => takeName(name)).then(onDone)
  return (
    <span
      class="waiting-rename"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone()
        if (event.key !== 'Enter') return
        event.preventDefault()
        save()
      }}
    >
      <NameField value={name} onInput={setName} />
      <button type="button" class="button" onClick={save}>
        {t.value.waiting.saveName}
      </button>
    </span>
  )
}
