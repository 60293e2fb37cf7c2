import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { openFile } from './imported.ts'
import { replay } from './words.ts'

export function FileDrop(): JSX.Element {
  const [over, setOver] = useState(false)
  const words = replay.value
  return (
    <div
      class={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer?.files.item(0)
        if (file) void openFile(file)
      }}
    >
      <p>{words.drop}</p>
      <label class="button primary">
        <Icon name="open" /> {words.open}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.item(0)
            if (file) void openFile(file)
          }}
        />
      </label>
    </div>
  )
}
