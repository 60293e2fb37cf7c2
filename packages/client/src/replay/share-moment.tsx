import type { JSX } from 'preact'
import { canShare } from '../table/waiting/invite.tsx'
import { sharing } from '../table/waiting/share-address.ts'
import { CopyField } from '@bothy/board-kit/ui/controls/copy.tsx'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { replay } from './words.ts'

export function ShareMoment({
  path,
  text,
  onClose,
}: {
  /** Null: the record is on this device alone, so only its file can be sent. */
  readonly path: string | null
  readonly text: string
  readonly onClose: () => void
}): JSX.Element {
  const words = replay.value
  const { origins, works } = sharing()
  const link = path === null ? null : origins[0] + path
  const whole = link === null ? text : `${text} ${link}`
  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      <div class="stack">
        {link !== null && <CopyField label={words.shareLink} value={link} />}
        <CopyField label={words.shareText} value={whole} />
        {link === null && <p class="note small">{words.shareFile}</p>}
        {link !== null && works !== 'anywhere' && (
          <p class="note small">{works === 'here' ? t.value.share.onlyHere : t.value.share.sameNetwork}</p>
        )}
      </div>
      <DialogButtons
        back={{ label: t.value.common.close, onClick: onClose }}
        main={
          canShare() &&
          link !== null &&
          works !== 'here' && (
            <button
              type="button"
              class="button primary"
              onClick={() => void navigator.share({ title: 'Bothy', text, url: link }).catch(() => undefined)}
            >
              <Icon name="send" /> {t.value.share.share}
            </button>
          )
        }
      />
    </Dialog>
  )
}
