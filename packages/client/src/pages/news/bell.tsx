import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { accept, type Ask, asks, decline, markSeen } from '../../net/asks.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { PopoverButton } from '@bothy/board-kit/ui/controls/popover.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { factsOf, sentenceOf, yesTo } from './ask-words.ts'
import './styles.css'

export function Bell({ isQuiet = false }: { readonly isQuiet?: boolean }): JSX.Element | null {
  const words = waiting.value
  const [open, setOpen] = useState(false)
  const count = asks.value.length
  if (isQuiet && count === 0 && !open) return null
  return (
    <PopoverButton
      class="button quiet icon bell"
      name={words.bell(count)}
      face={
        <>
          <Icon name="bell" size={22} />
          {count > 0 && <span class="bell-count">{count}</span>}
        </>
      }
      label={words.news}
      open={open}
      onOpen={(opens) => {
        markSeen(...asks.peek().map(({ key }) => key))
        setOpen(opens)
      }}
    >
      <div class="news">
        <h2>{words.news}</h2>
        {count === 0 && <p class="soft">{words.noNews}</p>}
        <ul>
          {asks.value.map((ask) => (
            <AskRow key={ask.key} ask={ask} onDone={() => setOpen(false)} />
          ))}
        </ul>
        <a href={paths.notices}>{words.whichNews}</a>
      </div>
    </PopoverButton>
  )
}

function AskRow({ ask, onDone }: { readonly ask: Ask; readonly onDone: () => void }): JSX.Element {
  const words = waiting.value
  const [trouble, setTrouble] = useState<string | null>(null)
  const yes = async (): Promise<void> => {
    const reply = await accept(ask)
    if (!reply.ok) setTrouble(reply.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.noServer)
    else if (reply.value !== null) {
      onDone()
      navigate(paths.table(reply.value))
    }
  }
  return (
    <li class="ask">
      <p>
        <strong>{sentenceOf(ask)}</strong>
        <span class="soft small">{factsOf(ask)}</span>
      </p>
      <div class="ask-answers">
        <button type="button" class="button" onClick={() => void yes()}>
          {yesTo(ask)}
        </button>
        <button type="button" class="button quiet" onClick={() => void decline(ask)}>
          {words.no}
        </button>
      </div>
      {trouble !== null && (
        <p class="note bad small" role="alert">
          {trouble}
        </p>
      )}
    </li>
  )
}
