import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { ChatLine, ReportReason } from '@bothy/protocol'
import { me, type Reply } from '../../net/api.ts'
import { friendsApi } from '../../net/people/friends.ts'
import { chatWords } from '@bothy/board-kit/ui/words/chat-words.ts'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import './chat-menu-styles.css'

const MOST_LINES = 20
const REASONS = ['abuse', 'spam', 'other'] as const satisfies readonly ReportReason[]

type Props = {
  readonly table: string
  readonly lines: readonly ChatLine[]
  readonly onClose: () => void
}

export function ChatMenu({ table, lines, onClose }: Props): JSX.Element {
  const words = chatWords.value
  const [reporting, setReporting] = useState<ChatLine | null>(null)
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set())
  const [trouble, setTrouble] = useState<string | null>(null)
  const run = async (call: Promise<Reply<null>>, forbidden?: string): Promise<boolean> => {
    const reply = await call
    setTrouble(reply.ok ? null : whyNot(reply, forbidden))
    return reply.ok
  }
  const report = async (line: ChatLine, reason: ReportReason, note: string): Promise<void> => {
    if (!(await run(friendsApi.report(table, line.id, { reason, note })))) return
    setReported(new Set([...reported, line.id]))
    setReporting(null)
  }
  return (
    <Dialog title={words.menu} onClose={onClose} className="chat-menu">
      {trouble !== null && (
        <p class="note bad small" role="alert">
          {trouble}
        </p>
      )}
      {reporting !== null ? (
        <Report line={reporting} onSend={report} onBack={() => setReporting(null)} />
      ) : (
        <>
          <h3>{words.people}</h3>
          <ul class="chat-menu-list">
            {speakers(lines).map((line) => (
              <Speaker
                key={line.id}
                line={line}
                onMute={(isMuted) => run(friendsApi.mute(table, line.id, isMuted))}
                onBlock={() => run(friendsApi.blockSpeaker(table, line.id), words.blockFailed(line.name))}
              />
            ))}
          </ul>
          <p class="soft small">{words.muteHelp}</p>
          <h3>{words.lines}</h3>
          <p class="soft small">{words.reportHelp}</p>
          <ul class="chat-menu-list">
            {lines
              .filter(({ hidden }) => hidden === undefined)
              .slice(-MOST_LINES)
              .toReversed()
              .map((line) => (
                <li key={line.id}>
                  <span>
                    <b>{line.name}</b> {line.text}
                  </span>
                  {reported.has(line.id) ? (
                    <span class="soft small">{words.reported}</span>
                  ) : (
                    <button
                      type="button"
                      class="button small"
                      aria-label={words.reportOf(line.name)}
                      onClick={() => setReporting(line)}
                    >
                      {words.report}
                    </button>
                  )}
                </li>
              ))}
          </ul>
          <p role="status">{reported.size > 0 && words.thanks}</p>
          <DialogButtons back={{ label: t.value.common.close, onClick: onClose }} />
        </>
      )}
    </Dialog>
  )
}

const whyNot = (reply: Extract<Reply<null>, { ok: false }>, forbidden: string | undefined): string => {
  if (reply.why !== 'refused') return t.value.common.noServer
  return (reply.refusal.why === 'forbidden' ? forbidden : undefined) ?? refusalText(reply.refusal.why)
}

const speakers = (lines: readonly ChatLine[]): readonly ChatLine[] => [
  ...new Map(lines.map((line) => [`${line.seat ?? ''} ${line.name}`, line])).values(),
]

function Speaker({
  line: { name, hidden },
  onMute,
  onBlock,
}: {
  readonly line: ChatLine
  readonly onMute: (isMuted: boolean) => Promise<boolean>
  readonly onBlock: () => Promise<boolean>
}): JSX.Element {
  const words = chatWords.value
  const isMuted = hidden === 'muted'
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        {(isMuted || hidden === 'blocked') && <span class="soft small">{isMuted ? words.muted : words.blocked}</span>}
      </span>
      {hidden !== 'blocked' && (
        <span class="chat-menu-actions">
          <button
            type="button"
            class="button small"
            aria-label={isMuted ? words.unmuteOf(name) : words.muteOf(name)}
            onClick={() => void onMute(!isMuted)}
          >
            {isMuted ? words.unmute : words.mute}
          </button>
          {me.value?.guest === false && (
            <button type="button" class="button small" aria-label={words.blockOf(name)} onClick={() => void onBlock()}>
              {words.block}
            </button>
          )}
        </span>
      )}
    </li>
  )
}

function Report({
  line,
  onSend,
  onBack,
}: {
  readonly line: ChatLine
  readonly onSend: (line: ChatLine, reason: ReportReason, note: string) => Promise<void>
  readonly onBack: () => void
}): JSX.Element {
  const words = chatWords.value
  const [reason, setReason] = useState<ReportReason>('abuse')
  const [note, setNote] = useState('')
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(line, reason, note.trim())
      }}
    >
      <blockquote class="chat-menu-line">
        <b>{line.name}</b> {line.text}
      </blockquote>
      <fieldset class="chat-menu-reasons">
        <legend>{words.why}</legend>
        {REASONS.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />{' '}
            {words.reasons[one]}
          </label>
        ))}
      </fieldset>
      <label>
        {words.note}
        <textarea
          class="input"
          rows={2}
          maxLength={300}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <p class="soft small">{words.reportHelp}</p>
      <DialogButtons
        back={{ label: words.back, onClick: onBack }}
        main={
          <button type="submit" class="button primary">
            {words.sendReport}
          </button>
        }
      />
    </form>
  )
}
