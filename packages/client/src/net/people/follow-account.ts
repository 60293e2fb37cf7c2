import { batch, effect } from '@preact/signals'
import type { Settings } from '@bothy/protocol'
import { chooseLanguage } from '@bothy/board-kit/ui/words/catalogue.ts'
import {
  chosenLanguage,
  confirmMoves,
  language,
  motion,
  singleKeys,
  sounds,
  speed,
  theme,
} from '@bothy/board-kit/ui/page/settings.ts'
import { accountApi } from './account.ts'
import { me } from '../api.ts'
import { trusted } from '../trusted.ts'

/** A reader who tries all themes is done after this time. */
const REST_MS = 800

/** Volume and vibration stay with the device: how loud is right depends on its speaker and the room, not on the person. */
const here = (): Settings => ({
  ...(chosenLanguage.value === null ? {} : { language: chosenLanguage.value }),
  theme: theme.value,
  motion: motion.value,
  speed: speed.value,
  sounds: sounds.value,
  confirm: confirmMoves.value,
  keys: singleKeys.value,
})

function take(settings: Settings): void {
  batch(() => {
    theme.value = settings.theme ?? theme.value
    motion.value = settings.motion ?? motion.value
    speed.value = settings.speed ?? speed.value
    sounds.value = settings.sounds ?? sounds.value
    confirmMoves.value = settings.confirm ?? confirmMoves.value
    singleKeys.value = settings.keys ?? singleKeys.value
  })
  if (settings.language !== undefined && settings.language !== language.peek()) void chooseLanguage(settings.language)
}

const newer = (now: Settings, before: Settings, kept: Settings): Settings => {
  const [was, has] = [new Map(Object.entries(before)), new Map(Object.entries(kept))]
  const chosen = Object.entries(now).filter(([key, value]) => was.get(key) !== value && has.get(key) !== value)
  return trusted<Settings>(Object.fromEntries(chosen))
}

const UNSENT = 'bothy.unsent'

function unsent(): Settings {
  try {
    return trusted<Settings>(JSON.parse(localStorage.getItem(UNSENT) ?? '{}'))
  } catch {
    return {}
  }
}

function remember(settings: Settings | null): void {
  try {
    if (settings === null) localStorage.removeItem(UNSENT)
    else localStorage.setItem(UNSENT, JSON.stringify(settings))
  } catch {}
}

let isFollowing = false

/**
 * Choices made on one device apply on a person's others at the next visit; unset ones stay each device's own. The time zone is that of the
 * device that first used the account.
 */
export async function followAccount(): Promise<void> {
  if (isFollowing) return
  isFollowing = true
  const reply = await accountApi.read()
  if (!reply.ok) {
    isFollowing = false
    return
  }
  let late = unsent()
  let kept = { ...reply.value.settings, ...late }
  take(kept)
  if (reply.value.zone === null) void accountApi.change({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  let before = here()
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = async (settings: Settings, chosen: Settings): Promise<void> => {
    const answer = await accountApi.change({ settings })
    if (chosen !== late || (!answer.ok && answer.why !== 'refused')) return
    late = {}
    remember(null)
  }
  if (Object.keys(late).length > 0) void send(kept, late)
  const stop = effect(() => {
    const now = here()
    if (me.value?.guest === true) {
      clearTimeout(timer)
      remember(null)
      isFollowing = false
      queueMicrotask(() => stop())
      return
    }
    const chosen = newer(now, before, kept)
    if (Object.keys(chosen).length === 0) return
    before = now
    kept = { ...kept, ...chosen }
    late = { ...late, ...chosen }
    remember(late)
    clearTimeout(timer)
    timer = setTimeout(() => void send(kept, late), REST_MS)
  })
}
