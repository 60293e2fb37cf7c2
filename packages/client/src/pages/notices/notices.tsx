import type { JSX } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Notices } from '@bothy/protocol'
import { loadMe } from '../../net/api.ts'
import { noticesApi } from '../../net/people/notices.ts'
import { ownChannel } from '../../net/people/push.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useFresh } from '@bothy/board-kit/ui/page/use-fresh.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { Personal } from '../personal/page.tsx'
import { ChannelList } from './channel-list.tsx'
import { HookForm, MailForm } from './forms.tsx'
import { FromMail } from './from-mail.tsx'
import { Rest } from './rest.tsx'
import { SentList } from './sent-list.tsx'
import './styles.css'
import { ThisBrowser } from './this-browser.tsx'
import { words } from './words.ts'

const EVERY_MS = 5000

export function NoticesPage(): JSX.Element {
  useTitle(words.value.title)
  const [notices, setNotices] = useState<Notices | 'failed' | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const load = useCallback(async () => {
    const [reply, channel] = await Promise.all([noticesApi.read(), ownChannel()])
    setOwn(channel)
    setNotices((before) => (reply.ok ? reply.value : (before ?? 'failed')))
  }, [])
  useFresh(load, EVERY_MS)
  useEffect(() => void loadMe(), [])
  return (
    <Personal page="notices">
      <h1 tabIndex={-1}>{words.value.title}</h1>
      <p class="personal-lead">{words.value.lead}</p>
      <FromMail onChange={load} />
      {notices === null ? (
        <Loading />
      ) : notices === 'failed' ? (
        <Failure onRetry={() => void load()} />
      ) : (
        <div class="personal-columns">
          <div class="personal-column">
            <ChannelList channels={notices.channels} own={own} onChange={load}>
              <ThisBrowser
                serverKey={notices.pushKey}
                isOn={notices.channels.some(({ id, stopped }) => id === own && !stopped)}
                isFirst={notices.channels.length === 0}
                onChange={load}
              />
              {notices.mail && <MailForm onChange={load} />}
              <HookForm onChange={load} />
            </ChannelList>
          </div>
          <div class="personal-column">
            <Rest />
            <SentList sent={notices.sent} />
          </div>
        </div>
      )}
    </Personal>
  )
}
