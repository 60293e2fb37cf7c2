import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { copyText } from '@bothy/board-kit/ui/controls/copy-text.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { isForBrowser, paths } from '@bothy/board-kit/ui/page/router.ts'

const COPIED_SHOWN_MS = 2000

export function RuleLink({
  game,
  rule,
  onRule,
}: {
  readonly game: string
  readonly rule: string
  readonly onRule: ((rule: string) => void) | null
}): JSX.Element {
  const words = t.value.rules
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const href = paths.rules(game, rule)
  const copy = async (): Promise<void> => {
    if ((await copyText(new URL(href, location.href).href, null)) === 'refused') return
    setCopied(true)
    announce(words.linkCopied)
  }
  return (
    <span class="rule-mark">
      <a
        class="rule-number"
        href={href}
        aria-label={words.anchor(rule)}
        onClick={(event) => {
          if (onRule === null || isForBrowser(event)) return
          event.preventDefault()
          onRule(rule)
        }}
      >
        {rule}
      </a>
      {onRule === null && (
        <button
          type="button"
          class="rule-copy"
          aria-label={words.copyLink(rule)}
          title={words.copyLink(rule)}
          onClick={() => void copy()}
        >
          <Icon name={copied ? 'check' : 'link'} size={14} />
        </button>
      )}
      {copied && (
        <span class="rule-copied" aria-hidden="true">
          {words.linkCopied}
        </span>
      )}
    </span>
  )
}
