import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { signedOut } from '../../net/api.ts'
import { accept, type Ask, freshAsk, markSeen } from '../../net/asks.ts'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { navigate, paths, route } from '@bothy/board-kit/ui/page/router.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { factsOf, sentenceOf, yesTo } from './ask-words.ts'
import { SignedOut } from './signed-out.tsx'
import './styles.css'

/** Longer while it is pointed at or focused; afterwards it is under the bell. */
const SHOWN_MS = 12_000

/** No toast on the pages that show the request themselves. */
const SHOWN_ON: { readonly [kind in Ask['kind']]: readonly string[] } = {
  invitation: ['home'],
  friend: ['friends', 'profile'],
}

export function Toast(): JSX.Element | null {
  return signedOut.value ? <SignedOut /> : <FreshAsk />
}

function FreshAsk(): JSX.Element | null {
  const ask = freshAsk.value
  const [held, setHeld] = useState(false)
  const key = ask?.key ?? null
  const isHere = ask !== null && SHOWN_ON[ask.kind].includes(route.value.page)
  useEffect(() => {
    const fresh = freshAsk.peek()
    if (fresh !== null && !isHere) announce(sentenceOf(fresh))
  }, [key, isHere])
  useEffect(() => {
    if (key === null || held) return
    const timer = setTimeout(() => markSeen(key), isHere ? 0 : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [key, held, isHere])
  if (ask === null || isHere) return null
  const yes = async (): Promise<void> => {
    markSeen(ask.key)
    const reply = await accept(ask)
    if (reply.ok && reply.value !== null) navigate(paths.table(reply.value))
  }
  const facts = factsOf(ask)
  return (
    <section
      class="toast panel"
      aria-label={waiting.value.news}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p class="toast-words">
        <strong>{sentenceOf(ask)}</strong>
        {facts !== '' && <span class="soft small">{facts}</span>}
      </p>
      <div class="ask-answers">
        <button type="button" class="button" onClick={() => void yes()}>
          {yesTo(ask)}
        </button>
        <button type="button" class="button quiet" onClick={() => markSeen(ask.key)}>
          {waiting.value.later}
        </button>
      </div>
    </section>
  )
}
