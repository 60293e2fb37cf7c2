import type { FunctionComponent, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { isGameId, MANIFESTS, minutesFor } from '@bothy/games'
import type { SeatInfo, TableInfo } from '@bothy/protocol'
import { SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { useFetched } from '../../games/use-fetched.ts'
import { api, me } from '../../net/api.ts'
import { knownName, takeName } from '../../net/people/my-name.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { invitation, invitationWords } from '@bothy/board-kit/ui/words/invitation-words.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'
import { isForBrowser, navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useNextLesson } from '../learning/next-lesson.ts'
import { offers, offerWords } from '../learning/words.ts'
import { NameField } from '../seats/name-field.tsx'
import { OptionsList } from '../frame/options.tsx'
import { useRun } from './run.ts'
import type { TableStore } from '../store/store.ts'
import { useArrival } from './use-arrival.ts'
import { waitingOf } from './waiting-state.ts'
import { room, roomWords } from './words.ts'
import { GamePicture } from '../../games/game-picture.tsx'
import './invitation-styles.css'

export type InvitationProps = {
  readonly store: TableStore
  readonly info: TableInfo
  readonly hasCome: boolean
  readonly onWatch: () => void
}

export async function loadInvitation(): Promise<FunctionComponent<InvitationProps>> {
  await Promise.all([invitationWords, clockWords, roomWords, offerWords].map(loadInUse))
  return Invitation
}

function Invitation({ store, info, hasCome, onWatch }: InvitationProps): JSX.Element {
  const words = invitation.value
  const title = isGameId(info.game) ? MANIFESTS[info.game].title : info.game
  const { free } = waitingOf(info)
  const isFull = free.length === 0
  const heading = useArrival(hasCome, room.value.watching)
  return (
    <div class="invitation">
      <header class="invitation-picture">
        {isGameId(info.game) && <GamePicture game={info.game} />}
        <div class="invitation-game">
          <p>{inviteOf(info)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {unbroken(title)}
          </h1>
        </div>
      </header>
      <div class="invitation-card stack">
        <Facts info={info} />
        {isGameId(info.game) && <p>{MANIFESTS[info.game].pitch[language.value]}</p>}
        <Seats info={info} />
        <p class={isFull ? 'note' : 'visually-hidden'} role="status">
          {isFull ? words.full : words.free(free.length)}
        </p>
        {isFull ? <LearnFirst info={info} /> : <SitDown info={info} />}
        <p class="soft small invitation-foot">
          {!isFull && (info.rated ? words.needsAccount : `${words.noAccount} ${offers.value.seatKept}`)}
        </p>
        <p class="invitation-ways">
          <InBrief store={store} info={info} />
          <button type="button" class="button quiet small" onClick={onWatch}>
            {words.watch}
          </button>
        </p>
      </div>
    </div>
  )
}

function inviteOf({ hostSeat, seats }: TableInfo): string {
  const host = hostSeat === null ? undefined : seats[hostSeat]
  return host?.kind === 'person' ? invitation.value.invites(host.name) : invitation.value.invited
}

function Facts({ info }: { readonly info: TableInfo }): JSX.Element {
  const words = invitation.value
  const { free } = waitingOf(info)
  const facts: readonly (readonly [IconName, string, string])[] = [
    ['people', words.players(info.seats.length), words.free(free.length)],
    ...(isGameId(info.game)
      ? [['clock', words.minutes(minutesFor(info.game, info.seats.length)), words.about] as const]
      : []),
    [
      'hourglass',
      info.pace === null ? words.noClock : info.pace.kind === 'live' ? words.live : words.turns,
      info.pace === null ? words.noHurry : paceName(info.pace),
    ],
    ['medal', info.rated ? words.rated : words.unrated, info.rated ? words.forAccounts : words.forGuests],
  ]
  return (
    <ul class="invitation-facts">
      {facts.map(([icon, strong, more]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <strong>{strong}</strong>
            <span class="soft small">{more}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Seats({ info }: { readonly info: TableInfo }): JSX.Element {
  const first = waitingOf(info).free[0]
  return (
    <ol class="invitation-seats" aria-label={t.value.table.seats}>
      {info.seats.map((seat, i) => (
        <li key={i} class={`invitation-seat ${seatClass(i)} ${seat.kind}`}>
          {seat.kind !== 'open' && (
            <span class="invitation-cloth" aria-hidden="true">
              <SeatTartan seat={i} scale={0.6} />
            </span>
          )}
          <SeatBadge seat={i} size={30} />
          <strong>
            {seat.kind === 'open' ? (i === first ? invitation.value.yourSeat : t.value.common.openSeat) : seat.name}
          </strong>
          <span class="soft small">{about(seat, i === info.hostSeat)}</span>
        </li>
      ))}
    </ol>
  )
}

function about(seat: SeatInfo, isHost: boolean): string {
  if (seat.kind === 'open') return ''
  if (seat.kind === 'bot') return t.value.seats.bot(t.value.levels[seat.level])
  return isHost ? invitation.value.host : invitation.value.sits
}

/** The typed name is taken along; an empty field keeps the one that was drawn. */
function SitDown({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const [name, setName] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const { run, refusal } = useRun()
  const wanted = name ?? knownName()
  const sit = async (): Promise<void> => {
    setSent(true)
    const sits = await run(
      () => takeName(wanted),
      () => api.sit(info.id, waitingOf(info).free[0]),
    )
    // If accepted, the waiting room appears by itself.
    if (!sits) setSent(false)
  }
  if (info.rated && me.value === null) return null
  if (info.rated && me.value?.guest !== false)
    return (
      <>
        <a class="button primary large" href={paths.signIn(paths.table(info.id))}>
          {invitation.value.signIn}
        </a>
        <LearnFirst info={info} />
      </>
    )
  const sitUnready = (): Promise<boolean> =>
    run(
      () => takeName(wanted),
      () => api.sit(info.id, waitingOf(info).free[0], false),
    )
  return (
    <form
      class="invitation-sit"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSent) void sit()
      }}
    >
      <NameField value={wanted} onInput={setName} />
      {refusal !== null && (
        <p class="note bad" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="button primary large" aria-disabled={isSent}>
        {invitation.value.sit}
      </button>
      <LearnFirst info={info} first={sitUnready} />
    </form>
  )
}

function LearnFirst({
  info,
  first,
}: {
  readonly info: TableInfo
  readonly first?: () => Promise<boolean>
}): JSX.Element | null {
  const next = useNextLesson(info.game)
  if (next === null) return null
  const path = paths.lesson(info.game, next.chapter.id, info.id)
  const go = async (): Promise<void> => {
    if (first === undefined || (await first())) navigate(path)
  }
  return (
    <a
      class="button large"
      href={path}
      onClick={(event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        void go()
      }}
    >
      <Icon name="learn" /> {offers.value.first(next.chapter.minutes)}
    </a>
  )
}

function InBrief({ store, info }: { readonly store: TableStore; readonly info: TableInfo }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false)
  const board = store.board.value
  const texts = store.texts.value
  const guide = useFetched(board?.loadData)
  const primer = board?.words.of(language.value).primer ?? null
  if (board === null || texts === null || primer === null) return null
  return (
    <>
      <button type="button" class="button quiet small" onClick={() => setOpen(true)}>
        {invitation.value.learn}
      </button>
      {isOpen && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <p>{primer.aim.join(' ')}</p>
          <h3>{t.value.primer.minutes}</h3>
          <ol>
            {primer.minutes.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h3>{t.value.waiting.options}</h3>
          <OptionsList setup={info.setup} texts={texts} seats={info.seats.length} hasHints={info.hints} guide={guide} />
          <DialogButtons back={{ label: t.value.common.close, onClick: () => setOpen(false) }}>
            <a class="button" href={paths.rules(info.game)}>
              {t.value.primer.rules}
            </a>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
