import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { me } from '../net/api.ts'
import { takeName } from '../net/people/my-name.ts'
import { allowNotices } from '@bothy/board-kit/ui/page/call.ts'
import { Segments, Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { LanguageField } from '@bothy/board-kit/ui/controls/language-field.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { canVibrate, playTune } from '@bothy/board-kit/ui/page/sounds.ts'
import {
  confirmMoves,
  haptics,
  helpAgain,
  motion,
  notices,
  sounds,
  speed,
  singleKeys,
  SPEEDS,
  theme,
  THEMES,
  volume,
} from '@bothy/board-kit/ui/page/settings.ts'
import { shortcutsOpen } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { typedName } from './typed-name.ts'

export function SettingsMenu(): JSX.Element {
  const words = t.value.settings
  return (
    <div class="settings">
      <h2>{words.title}</h2>
      {me.value !== null && <NameField name={me.value.name} />}
      <LanguageField />
      <Segments
        label={words.theme}
        value={theme.value}
        choices={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        onChange={(value) => (theme.value = value)}
      />
      <Segments
        label={words.speed}
        value={speed.value}
        choices={SPEEDS.map((value) => ({ value, label: words.speeds[value] }))}
        onChange={(value) => (speed.value = value)}
      />
      <Switch
        label={words.motion}
        help={words.motionHelp}
        checked={motion.value === 'less'}
        onChange={(less) => (motion.value = less ? 'less' : 'auto')}
      />
      <Switch
        label={words.sounds}
        help={words.soundsHelp}
        checked={sounds.value}
        onChange={(on) => (sounds.value = on)}
      />
      {sounds.value && <VolumeField label={words.volume} />}
      {canVibrate() && (
        <Switch
          label={words.haptics}
          help={words.hapticsHelp}
          checked={haptics.value}
          onChange={(on) => (haptics.value = on)}
        />
      )}
      <Switch
        label={words.notices}
        help={words.noticesHelp}
        checked={notices.value}
        onChange={(on) => {
          notices.value = on
          if (on) void allowNotices().then((allowed) => (notices.value = allowed))
        }}
      />
      <a class="button head-tool" href={paths.notices}>
        {words.noticesAway}
      </a>
      <Switch
        label={words.confirm}
        help={words.confirmHelp}
        checked={confirmMoves.value}
        onChange={(confirm) => (confirmMoves.value = confirm)}
      />
      <Switch
        label={words.help}
        help={words.helpHelp}
        checked={helpAgain.value}
        onChange={(again) => (helpAgain.value = again)}
      />
      <Switch
        label={words.keys}
        help={words.keysHelp}
        checked={singleKeys.value}
        onChange={(on) => (singleKeys.value = on)}
      />
      <button type="button" class="button" onClick={() => (shortcutsOpen.value = true)}>
        {words.shortcuts} {singleKeys.value && <kbd>?</kbd>}
      </button>
      <a class="button head-tool" href={paths.about}>
        {t.value.nav.about}
      </a>
    </div>
  )
}

/** Rings when it is let go, so that one hears how loud it is. */
function VolumeField({ label }: { readonly label: string }): JSX.Element {
  return (
    <label class="field volume-field">
      <span>{label}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="10"
        value={Math.round(volume.value * 100)}
        onInput={(event) => (volume.value = event.currentTarget.valueAsNumber / 100)}
        onChange={() => playTune('turn')}
      />
    </label>
  )
}

function NameField({ name }: { readonly name: string }): JSX.Element {
  const words = t.value.settings
  const text = typedName.value ?? name
  const [saved, setSaved] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    if (typedName.peek() === null || field === null) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }, [])
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (!(await takeName(text)).ok) return
    setSaved(true)
    typedName.value = null
  }
  return (
    <form class="field" onSubmit={(event) => void save(event)}>
      <label for="my-name">{words.name}</label>
      <div class="name-line">
        <input
          ref={input}
          id="my-name"
          class="input"
          value={text}
          maxLength={24}
          required
          pattern=".*\S.*"
          autoComplete="nickname"
          onInput={(event) => {
            typedName.value = event.currentTarget.value
            setSaved(false)
          }}
        />
        <button type="submit" class="button" disabled={text.trim() === '' || text.trim() === me.value?.name}>
          {saved ? words.saved : words.save}
        </button>
      </div>
    </form>
  )
}
