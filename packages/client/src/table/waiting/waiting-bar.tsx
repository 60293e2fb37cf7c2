import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { api } from '../../net/api.ts'
import { waitingApi } from '../../net/waiting.ts'
import { copyText } from '@bothy/board-kit/ui/controls/copy-text.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { canShare, linkTo, shareLink } from './invite.tsx'
import { sharing } from './share-address.ts'
import { mainItem, waitingOf } from './waiting-state.ts'
import type { Run } from './run.ts'
import { room } from './words.ts'

const LEVEL = 'medium'

export function WaitingBar({ info, run }: { readonly info: TableInfo; readonly run: Run }): JSX.Element {
  const { mine, isUnready, free, others } = waitingOf(info)
  const words = room.value
  const ready = (isReady: boolean) => () => void (mine !== null && run(() => waitingApi.ready(info.id, mine, isReady)))
  const beginAlone = (): void =>
    void run(...(mine !== null && isUnready ? [() => waitingApi.ready(info.id, mine, true)] : []), () =>
      waitingApi.begin(info.id, LEVEL),
    )
  return (
    <div class="waiting-bar">
      <div class="waiting-words" role="status">
        <strong>{sentence(info)}</strong> <span class="soft">{help(info)}</span>
      </div>
      <div class="waiting-buttons">
        {info.host ? (
          <CloseTable info={info} run={run} />
        ) : (
          mine !== null && (
            <button
              type="button"
              class="button quiet"
              title={words.stand}
              onClick={() => void run(() => api.stand(info.id, mine))}
            >
              <Icon name="leave" /> <span class="waiting-word">{words.stand}</span>
            </button>
          )
        )}
        {mine !== null && !isUnready && others > 0 && (
          <button type="button" class="button" onClick={ready(false)}>
            {words.needMoment}
          </button>
        )}
        {info.host && others === 0 && free.length > 0 && (
          <button type="button" class="button" onClick={beginAlone}>
            <Icon name="robot" /> {words.beginWithBots}
          </button>
        )}
        <MainButton info={info} run={run} onReady={ready(true)} />
      </div>
    </div>
  )
}

function sentence(info: TableInfo): string {
  const words = room.value
  const { mine, waitsForMe, unready, free } = waitingOf(info)
  if (waitsForMe) return words.waitingForYou
  if (mine === null && !info.host) return words.watching
  return unready.length > 0 ? words.waitingFor(unready) : words.waitingForPlayers(free.length)
}

function help(info: TableInfo): string {
  const words = room.value
  const { mine, unready, free } = waitingOf(info)
  if (mine === null && !info.host) return free.length > 0 ? words.watchingHelp : words.watchingFull
  if (unready.length > 0 && (info.begins !== null || free.length === 0))
    return `${words.startsWhen(unready)} ${free.length > 0 ? words.botsTake(free.length) : ''}`
  switch (mainItem(info)) {
    case 'begin':
    case 'begin-when':
      return words.botsTake(free.length)
    case 'invite':
      return words.startsWhenFull
    case 'ready':
    case 'wait':
    case 'wait-on':
      return free.length > 0 ? words.startsWhenFull : ''
  }
}

function MainButton({
  info,
  run,
  onReady,
}: {
  readonly info: TableInfo
  readonly run: Run
  readonly onReady: () => void
}): JSX.Element | null {
  const words = room.value
  const begin = (level: typeof LEVEL | null) => () => void run(() => waitingApi.begin(info.id, level))
  switch (mainItem(info)) {
    case 'ready':
      return (
        <button type="button" class="button primary" onClick={onReady}>
          <Icon name="check" /> {words.imReady}
        </button>
      )
    case 'begin':
      return (
        <button type="button" class="button primary" onClick={begin(LEVEL)}>
          <Icon name="play" /> {words.begin}
        </button>
      )
    case 'begin-when':
      return (
        <button type="button" class="button primary" onClick={begin(LEVEL)}>
          <Icon name="play" /> {words.beginWhen(waitingOf(info).unready)}
        </button>
      )
    case 'wait-on':
      return (
        <button type="button" class="button" onClick={begin(null)}>
          <Icon name="pause" /> {words.waitOn}
        </button>
      )
    case 'invite':
      return <InviteButton table={info.id} />
    case 'wait':
      return null
  }
}

function InviteButton({ table }: { readonly table: string }): JSX.Element {
  const [copied, setCopied] = useState(false)
  const link = linkTo(sharing().origins[0], table)
  const invite = async (): Promise<void> => {
    if (canShare()) return shareLink(link)
    const field = document.querySelector<HTMLInputElement>('.invite .copy-text')
    if ((await copyText(link, field)) === 'refused') return field?.focus()
    setCopied(true)
    announce(t.value.common.copied)
  }
  return (
    <button type="button" class="button primary" onClick={() => void invite()}>
      <Icon name={copied ? 'check' : 'send'} /> {copied ? t.value.common.copied : t.value.share.invite}
    </button>
  )
}

function CloseTable({ info, run }: { readonly info: TableInfo; readonly run: Run }): JSX.Element {
  const words = room.value
  const [asking, setAsking] = useState(false)
  const close = async (): Promise<void> => {
    setAsking(false)
    if (await run(() => waitingApi.giveUp(info.id))) navigate(paths.home)
  }
  return (
    <>
      <button
        type="button"
        class="button quiet"
        title={words.closeTable}
        onClick={() => void (waitingOf(info).others > 0 ? setAsking(true) : close())}
      >
        <Icon name="close" /> <span class="waiting-word">{words.closeTable}</span>
      </button>
      {asking && (
        <Dialog title={words.closeAsk} onClose={() => setAsking(false)}>
          <p>{words.closeHelp}</p>
          <DialogButtons
            back={{ onClick: () => setAsking(false) }}
            main={
              <button type="button" class="button loss" onClick={() => void close()}>
                {words.closeTable}
              </button>
            }
          />
        </Dialog>
      )}
    </>
  )
}
