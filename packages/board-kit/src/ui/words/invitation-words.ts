import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { InvitationWords } from '../messages/invitation-en.ts'
import { language } from '../page/settings.ts'

export const invitationWords = catalogue<InvitationWords>({
  en: async () => (await import('../messages/invitation-en.ts')).invitationEn,
  fr: async () => (await import('../messages/invitation-fr.ts')).invitationFr,
})

export const invitation = computed<InvitationWords>(() => invitationWords.of(language.value))
