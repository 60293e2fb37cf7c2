import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Channel } from '@bothy/protocol'
import { noticesApi } from '../../net/people/notices.ts'
import { unsubscribe } from '../../net/people/push.ts'
import { Part } from '../personal/part.tsx'
import { Failed } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { words } from './words.ts'

export const labelOf = ({ label }: Pick<Channel, 'label'>): string => (label === '' ? words.value.unknownDevice : label)

export function ChannelList({
  channels,
  own,
  onChange,
  children,
}: {
  readonly channels: readonly Channel[]
  readonly own: string | null
  readonly onChange: () => Promise<void>
  readonly children: ComponentChildren
}): JSX.Element {
  const { busy, failed, send } = useSend()
  const [isTested, setTested] = useState(false)
  const test = async ({ id }: Channel): Promise<void> => {
    setTested(false)
    setTested(await send(() => noticesApi.test(id), onChange))
  }
  const remove = async ({ id }: Channel): Promise<void> => {
    setTested(false)
    const isRemoved = await send(() => noticesApi.remove(id))
    if (isRemoved && id === own) await unsubscribe()
    await onChange()
  }
  return (
    <Part title={words.value.channels}>
      {channels.length === 0 && <p class="soft">{words.value.noChannels}</p>}
      {channels.length > 0 && (
        <ul class="part-list">
          {channels.map((channel) => (
            <Place
              key={channel.id}
              channel={channel}
              isOwn={channel.id === own}
              busy={busy}
              onTest={() => void test(channel)}
              onRemove={() => void remove(channel)}
            />
          ))}
        </ul>
      )}
      <Failed why={failed} />
      <p class="small" role="status">
        {isTested && words.value.tested}
      </p>
      {children}
    </Part>
  )
}

function Place({
  channel,
  isOwn,
  busy,
  onTest,
  onRemove,
}: {
  readonly channel: Channel
  readonly isOwn: boolean
  readonly busy: boolean
  readonly onTest: () => void
  readonly onRemove: () => void
}): JSX.Element {
  const { media, thisBrowser, stopped, unconfirmed, testOf, test, removeOf, remove } = words.value
  const label = labelOf(channel)
  const isUsed = channel.confirmed && !channel.stopped
  return (
    <li>
      <div class="part-words">
        <b>{label}</b>
        <span class="soft small">{isOwn ? thisBrowser : media[channel.kind]}</span>
        {!isUsed && <span class="small notices-idle">{channel.stopped ? stopped : unconfirmed}</span>}
      </div>
      <div class="part-actions">
        {isUsed && (
          <button type="button" class="button small" disabled={busy} aria-label={testOf(label)} onClick={onTest}>
            {test}
          </button>
        )}
        <button type="button" class="button small" disabled={busy} aria-label={removeOf(label)} onClick={onRemove}>
          {remove}
        </button>
      </div>
    </li>
  )
}
