import type { JSX } from 'preact'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { NoticeState, SentNotice } from '@bothy/protocol'
import { dateTime } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Part } from '../personal/part.tsx'
import { when } from '../home/when.ts'
import { labelOf } from './channel-list.tsx'
import { words } from './words.ts'

export function SentList({ sent }: { readonly sent: readonly SentNotice[] }): JSX.Element {
  return (
    <Part title={words.value.sent}>
      {sent.length === 0 ? (
        <p class="soft">{words.value.noneSent}</p>
      ) : (
        <ul class="part-list">
          {sent.map((notice, i) => (
            <Sent key={i} notice={notice} />
          ))}
        </ul>
      )}
    </Part>
  )
}

const LOOKS: { readonly [state in NoticeState]?: string } = { sent: 'good', failed: 'bad' }

function Sent({ notice }: { readonly notice: SentNotice }): JSX.Element {
  const { kind, table, game, state, at, ended } = notice
  const title = game !== null && isGameId(game) ? MANIFESTS[game].title : null
  const more = moreOf(notice)
  return (
    <li>
      <div class="part-words">
        <span>
          <b>{words.value.kinds[kind]}</b>
          {title !== null && table !== null && (
            <>
              {' · '}
              <a href={paths.table(table)} aria-label={words.value.openTable(title)}>
                {title}
              </a>
            </>
          )}
        </span>
        <span class="soft small">
          {when(ended ?? at)} · {labelOf(notice)}
        </span>
      </div>
      <div class="notices-state">
        <span class={`tag ${LOOKS[state] ?? ''}`}>{words.value.states[state]}</span>
        {more !== null && <div class="soft small">{more}</div>}
      </div>
    </li>
  )
}

function moreOf({ state, why, due }: SentNotice): string | null {
  if (state === 'sent' || state === 'passed') return null
  const parts = [
    ...(why === null ? [] : [reasonOf(why)]),
    ...(due !== null && due > Date.now() ? [words.value.until(dateTime(due))] : []),
  ]
  return parts.length === 0 ? null : parts.join(' · ')
}

/** The server stores a word, or the number or code that it was given. */
function reasonOf(why: string): string {
  const { gone, address, refused, unreachable } = words.value.reasons
  if (why === 'gone') return gone
  if (why === 'address') return address
  return /^\d{3}$/.test(why) ? refused(why) : unreachable(why)
}
