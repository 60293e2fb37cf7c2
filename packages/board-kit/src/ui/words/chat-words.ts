import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { ChatWords } from '../messages/chat-en.ts'
import { language } from '../page/settings.ts'

export const chatCatalogue = catalogue<ChatWords>({
  en: async () => (await import('../messages/chat-en.ts')).chatEn,
  fr: async () => (await import('../messages/chat-fr.ts')).chatFr,
})

export const chatWords = computed<ChatWords>(() => chatCatalogue.of(language.value))
