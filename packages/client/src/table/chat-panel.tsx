import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatLine } from '@bothy/protocol'
import { api } from '../net/api.ts'
import { dateTime, t } from '../ui/i18n.ts'
import { Switch } from '../ui/fields.tsx'
import { Icon } from '../ui/icons.tsx'
import { SeatName } from '../board/sentence.tsx'
import type { TableStore } from './store.ts'

export function ChatPanel({ store }: { readonly store: TableStore }): JSX.Element {
  const words = t.value.chat
  const { chat } = store.model.value
  const [text, setText] = useState('')
  const [lost, setLost] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [chat])
  useEffect(() => {
    store.showing.readChat()
  }, [store, chat.length])
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return
    setText('')
    const answer = await store.chat(line)
    setLost(!answer.ok && answer.why === 'lost')
    if (!answer.ok) setText(line)
  }
  return (
    <div class="chat">
      <div ref={box} class="chat-lines" role="log" aria-label={words.title} tabIndex={0}>
        {chat.length === 0 && <p class="soft">{words.empty}</p>}
        {chat.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </div>
      {lost && <p class="note bad small">{words.notSent}</p>}
      <Talkers store={store} />
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

const mayTalk = (store: TableStore): boolean => {
  const info = store.info.value
  return info === null || info.talk === 'all' || info.host || store.mySeats.value.length > 0
}

/** The host says whether those who only watch may write; who may not is told so. */
function Talkers({ store }: { readonly store: TableStore }): JSX.Element | null {
  const words = t.value.chat
  const info = store.info.value
  if (info === null) return null
  if (!mayTalk(store)) return <p class="soft small">{words.seatedOnly}</p>
  if (!info.host) return null
  return <Switch label={words.all} checked={info.talk === 'all'} onChange={(all) => void api.talk(info.id, all)} />
}

function Line({ line }: { readonly line: ChatLine }): JSX.Element {
  const { seat, name, note, text, at } = line
  if (note !== undefined) return <p class="chat-note soft">{t.value.notes[note](name)}</p>
  return (
    <p class="chat-line" title={dateTime(at)}>
      {seat === null ? <strong>{name}</strong> : <SeatName seat={seat} text={name} />} {text}
    </p>
  )
}
