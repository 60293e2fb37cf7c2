import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatLine } from '@bothy/protocol'
import { api, me } from '../../net/api.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { chatCatalogue, chatWords } from '@bothy/board-kit/ui/words/chat-words.ts'
import { dateTime, timeOfDay } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazyOverlay } from '@bothy/board-kit/ui/page/lazy.tsx'
import { SeatName } from '@bothy/board-kit/board/details/sentence.tsx'
import type { TableStore } from '../store/store.ts'

const ChatMenu = lazyOverlay(async () => (await import('./chat-menu.tsx')).ChatMenu)

type Props = { readonly store: TableStore }

export async function loadChatPanel(): Promise<FunctionComponent<Props>> {
  await loadInUse(chatCatalogue)
  return ChatPanel
}

function ChatPanel({ store }: Props): JSX.Element {
  const words = chatWords.value
  const { chat } = store.tableState.value
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [chat])
  useEffect(() => {
    store.playback.readChat()
  }, [store, chat.length])
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return
    setText('')
    const answer = await store.chat(line)
    setTrouble(answer.ok ? null : answer.why === 'lost' ? words.notSent : refusalText(answer.refusal.why))
    if (!answer.ok) setText(line)
  }
  const read = chat.filter(({ hidden }) => hidden === undefined || hidden === 'host')
  const ofOthers = chat.filter((line) => isOfOthers(store, line))
  return (
    <div class="chat">
      <div ref={box} class="chat-lines" role="log" aria-label={words.title} tabIndex={0}>
        {read.length === 0 && <p class="soft">{words.empty}</p>}
        {read.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </div>
      {trouble !== null && <p class="note bad small">{trouble}</p>}
      <Talkers store={store} />
      {ofOthers.length > 0 && (
        <button type="button" class="button small quiet chat-menu-button" onClick={() => setMenuOpen(true)}>
          {words.menu}
        </button>
      )}
      {isMenuOpen && <ChatMenu table={store.id} lines={ofOthers} onClose={() => setMenuOpen(false)} />}
      {mayTalk(store) && (
        <form class="chat-form" onSubmit={(event) => void send(event)}>
          <input
            class="input"
            aria-label={words.say}
            placeholder={words.say}
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button icon" aria-label={words.send} disabled={text.trim() === ''}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </div>
  )
}

const isOfOthers = (store: TableStore, { seat, name, note }: ChatLine): boolean =>
  note === undefined && (seat === null ? name !== me.value?.name : !store.mySeats.value.includes(seat))

const mayTalk = (store: TableStore): boolean => {
  const info = store.info.value
  return info === null || info.talk === 'all' || info.host || store.mySeats.value.length > 0
}

function Talkers({ store }: Props): JSX.Element | null {
  const words = chatWords.value
  const info = store.info.value
  if (info === null) return null
  if (!mayTalk(store)) return <p class="soft small">{words.seatedOnly}</p>
  if (!info.host) return null
  return <Switch label={words.all} checked={info.talk === 'all'} onChange={(all) => void api.talk(info.id, all)} />
}

function Line({ line }: { readonly line: ChatLine }): JSX.Element {
  const { seat, name, note, text, at, hidden } = line
  if (note !== undefined)
    return (
      <p class="chat-note soft">
        {chatWords.value.notes[note](name)} <ChatTime at={at} />
      </p>
    )
  return (
    <p class="chat-line">
      <ChatTime at={at} /> {seat === null ? <strong>{name}</strong> : <SeatName seat={seat} text={name} />}{' '}
      {hidden === undefined ? text : <em class="soft">{chatWords.value.hidden}</em>}
    </p>
  )
}

const DAY = 86_400_000

const ChatTime = ({ at }: { readonly at: number }): JSX.Element => (
  <time class="chat-time soft" dateTime={new Date(at).toISOString()} title={dateTime(at)}>
    {Date.now() - at < DAY ? timeOfDay(at) : dateTime(at)}
  </time>
)
