import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Reply } from '../../net/api.ts'
import { noticesApi } from '../../net/people/notices.ts'
import { rewriteAddress } from '@bothy/board-kit/ui/page/router.ts'
import { Failed } from '../account/text-field.tsx'
import { useSend } from '../account/use-send.ts'
import { whyNot } from '../account/why-not.ts'
import { words } from './words.ts'

type Asked = { readonly purpose: 'confirm' | 'stop'; readonly token: string }

/** The token of the e-mail's link is in the fragment, so it reaches no log or proxy. */
function asked(): Asked | null {
  const [, purpose, token] = /^#(confirm|stop)=([\w.-]+)$/.exec(location.hash) ?? []
  return token === undefined ? null : { purpose: purpose === 'stop' ? 'stop' : 'confirm', token }
}

type Changing = { readonly onChange: () => Promise<void> }

/** An address is confirmed at once, but removed only after a click. */
export function FromMail({ onChange }: Changing): JSX.Element | null {
  const [wanted] = useState(asked)
  useEffect(() => {
    if (wanted !== null) rewriteAddress(location.pathname)
  }, [wanted])
  if (wanted === null) return null
  const Part = wanted.purpose === 'confirm' ? Confirmed : Stopped
  return <Part token={wanted.token} onChange={onChange} />
}

type Linked = Changing & Pick<Asked, 'token'>

function Confirmed({ token, onChange }: Linked): JSX.Element {
  const [reply, setReply] = useState<Reply<null> | null>(null)
  useEffect(() => {
    void noticesApi.confirm(token).then((given) => {
      setReply(given)
      return onChange()
    })
  }, [token, onChange])
  if (reply?.ok === false) return <Failed why={whyNot(reply)} />
  return (
    <p class={reply === null ? 'note' : 'note good'} role="status">
      {reply === null ? words.value.confirming : words.value.confirmed}
    </p>
  )
}

function Stopped({ token, onChange }: Linked): JSX.Element {
  const [isDone, setDone] = useState(false)
  const { busy, failed, send } = useSend()
  if (isDone)
    return (
      <p class="note good" role="status">
        {words.value.stoppedNow}
      </p>
    )
  return (
    <section class="panel padded part">
      <p>{words.value.stopAsk}</p>
      <Failed why={failed} />
      <button
        type="button"
        class="button primary"
        disabled={busy}
        onClick={() => void send(() => noticesApi.stop(token), onChange).then(setDone)}
      >
        {words.value.stopNow}
      </button>
    </section>
  )
}
