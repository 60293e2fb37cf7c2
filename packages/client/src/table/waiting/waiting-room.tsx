import type { FunctionComponent, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { useFetched } from '../../games/use-fetched.ts'
import { RulesText } from '../../rules/lazy-rules.ts'
import { me } from '../../net/api.ts'
import { waitingApi } from '../../net/waiting.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { lazyClock } from '@bothy/board-kit/ui/page/lazy-clock.ts'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { isForBrowser, navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { finishedGames } from '@bothy/board-kit/ui/page/settings.ts'
import { Tabs } from '@bothy/board-kit/ui/controls/tabs.tsx'
import { Invite } from './invite.tsx'
import { useNextLesson } from '../learning/next-lesson.ts'
import { offers, offerWords } from '../learning/words.ts'
import { OptionsList } from '../frame/options.tsx'
import type { TableStore } from '../store/store.ts'
import { useRun } from './run.ts'
import { useArrival } from './use-arrival.ts'
import { WaitingBar } from './waiting-bar.tsx'
import { WaitingSeats } from './waiting-seats.tsx'
import { waitingOf } from './waiting-state.ts'
import { room, roomWords } from './words.ts'
import './waiting-room-styles.css'

const PaceLine = lazyClock(async () => (await import('../clock/pace-line.tsx')).PaceLine)
const ChatPanel = lazy(async () => (await import('../chat/chat-panel.tsx')).loadChatPanel())
const InviteFriend = lazy(
  async () => (await import('./invite-friend.tsx')).loadInviteFriend(),
  () => null,
)

type Side = 'chat' | 'rules'

type WaitingRoomProps = {
  readonly store: TableStore
  readonly info: TableInfo
  readonly hasCome: boolean
}

export async function loadWaitingRoom(): Promise<FunctionComponent<WaitingRoomProps>> {
  await Promise.all([roomWords, offerWords].map(loadInUse))
  return WaitingRoom
}

function WaitingRoom({ store, info, hasCome }: WaitingRoomProps): JSX.Element {
  const words = room.value
  const { mine, isUnready } = waitingOf(info)
  const heading = useArrival(hasCome, mine === null ? words.watching : words.youSit(mine + 1))
  const { run, refusal } = useRun()
  const [side, setSide] = useState<Side>('chat')
  const [rule, setRule] = useState<string | null>(null)
  const texts = store.texts.value
  const guide = useFetched(store.board.value?.loadData)
  const here = info.seats.filter((seat) => seat.kind !== 'open').length
  return (
    <div class="waiting-room">
      <div class="waiting-columns">
        <section class="waiting-people">
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p class="soft">
            {texts !== null && <span class="waiting-game">{unbroken(texts.title)} · </span>}
            {words.here(here, info.seats.length)}
          </p>
          {mine !== null && (
            <LearnMeanwhile
              info={info}
              first={() => (isUnready ? Promise.resolve(true) : run(() => waitingApi.ready(info.id, mine, false)))}
            />
          )}
          {info.rated && <p class="note">{t.value.ratings.note}</p>}
          <WaitingSeats info={info} run={run} />
          {info.halted && (
            <p class="note bad" role="alert">
              {`${t.value.halted.title} ${t.value.halted.safe}`}
            </p>
          )}
          {refusal !== null && (
            <p class="note bad" role="alert">
              {refusal}
            </p>
          )}
          {info.pace !== null && <PaceLine pace={info.pace} />}
          {texts !== null && (
            <details class="panel padded">
              <summary class="waiting-options">{t.value.waiting.options}</summary>
              <OptionsList
                setup={info.setup}
                texts={texts}
                seats={info.seats.length}
                hasHints={info.hints}
                guide={guide}
              />
            </details>
          )}
        </section>
        <section class="panel padded waiting-invite">
          <h2 class="waiting-heading">{t.value.share.title}</h2>
          <Invite table={info.id} />
          {me.value?.guest === false && <InviteFriend info={info} run={run} />}
        </section>
        <section class="panel waiting-side">
          <Tabs<Side>
            name="waiting"
            label={t.value.table.side}
            tab={side}
            onTab={setSide}
            tabs={[
              { id: 'chat', label: t.value.table.tabs.chat, icon: 'chat' },
              { id: 'rules', label: t.value.table.tabs.rules, icon: 'book' },
            ]}
          />
          <div
            class={`waiting-side-panel ${side}`}
            role="tabpanel"
            id="waiting-panel"
            aria-labelledby={`waiting-tab-${side}`}
            tabIndex={side === 'rules' ? 0 : -1}
          >
            {side === 'chat' ? (
              <ChatPanel store={store} />
            ) : (
              <RulesText game={info.game} rule={rule} level={3} onRule={setRule} />
            )}
          </div>
        </section>
      </div>
      <WaitingBar info={info} run={run} />
    </div>
  )
}

function LearnMeanwhile({
  info: { game, id },
  first,
}: {
  readonly info: TableInfo
  readonly first: () => Promise<boolean>
}): JSX.Element | null {
  const next = useNextLesson(game)
  if (next === null || !next.isFirst || finishedGames.value.includes(game)) return null
  const path = paths.lesson(game, next.chapter.id, id)
  const go = async (): Promise<void> => {
    if (await first()) navigate(path)
  }
  return (
    <p class="waiting-learn">
      <a
        href={path}
        onClick={(event) => {
          if (isForBrowser(event)) return
          event.preventDefault()
          void go()
        }}
      >
        <Icon name="learn" size={18} /> {offers.value.meanwhile(next.chapter.minutes)}
      </a>
    </p>
  )
}
