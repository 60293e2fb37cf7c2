import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import type { Host } from '../../net/hosts.ts'
import { waitingElsewhere } from '../../net/my-tables.ts'
import { DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { recordName } from '@bothy/board-kit/ui/words/record-name.ts'
import { jsonFile, saveFile } from '@bothy/board-kit/ui/page/save-file.ts'
import { seatNames } from '../store/table-state.ts'
import { NextTableNote, RematchButton } from './rematch.tsx'

const NextGame = lazy(
  async () => (await import('../prompt/next-game.tsx')).loadNextGame(),
  () => null,
)

export function EndingActions({
  host,
  info,
  share,
  onClose,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly share?: ComponentChildren
  readonly onClose: () => void
}): JSX.Element {
  const words = t.value.ending
  const [failed, setFailed] = useState(false)
  const hasNext = waitingElsewhere.value.length > 0
  const save = async (): Promise<void> => {
    const record = await host.record(info.id)
    if (record === null) setFailed(true)
    else saveFile(jsonFile(recordName(info.game, info.created, seatNames(info, '')), record))
  }
  return (
    <>
      {failed && (
        <p class="note bad" role="alert">
          {t.value.common.failed}
        </p>
      )}
      <NextTableNote info={info} />
      <DialogButtons
        class="actions ending-actions"
        back={{
          label: (
            <>
              <Icon name="table" /> {words.look}
            </>
          ),
          onClick: onClose,
        }}
        main={
          <>
            <RematchButton host={host} info={info} isMain={!hasNext} />
            {hasNext && <NextGame place="end" />}
          </>
        }
      >
        <a class="button quiet" href={paths.home}>
          <Icon name="leave" /> {words.home}
        </a>
        <button type="button" class="button quiet" onClick={() => void save().catch(() => setFailed(true))}>
          <Icon name="download" /> {words.export}
        </button>
        {share}
        <a class="button" href={host.replayPath(info.id)}>
          <Icon name="play" /> {words.replay}
        </a>
        <a class="button" href={paths.analysis(host.replayPath(info.id))}>
          <Icon name="search" /> {words.analyse}
        </a>
      </DialogButtons>
    </>
  )
}
