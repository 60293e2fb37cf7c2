import type { Refusal } from '@bothy/protocol'
import type { RefusalWords } from '../messages/refusals-en.ts'
import { language } from '../page/settings.ts'
import { catalogue, loadInUse } from './catalogue.ts'
import { t } from './i18n.ts'

export const refusalWords = catalogue<RefusalWords>({
  en: async () => (await import('../messages/refusals-en.ts')).refusalsEn,
  fr: async () => (await import('../messages/refusals-fr.ts')).refusalsFr,
})

/** Awaited before a refusal is passed on: few pages ever show one. */
export const loadRefusals = (): Promise<void> => loadInUse(refusalWords).catch(() => undefined)

export const refusalText = (why: Refusal['why']): string =>
  refusalWords.has(language.value) ? refusalWords.of(language.value)[why] : t.value.common.failed
