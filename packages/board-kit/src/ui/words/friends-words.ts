import { computed } from '@preact/signals'
import { catalogue } from './catalogue.ts'
import type { FriendsWords } from '../messages/friends-en.ts'
import { language } from '../page/settings.ts'

export const friendsCatalogue = catalogue<FriendsWords>({
  en: async () => (await import('../messages/friends-en.ts')).friendsEn,
  fr: async () => (await import('../messages/friends-fr.ts')).friendsFr,
})

export const friendsWords = computed<FriendsWords>(() => friendsCatalogue.of(language.value))
