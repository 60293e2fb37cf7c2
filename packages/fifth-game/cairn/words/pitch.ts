import { typeset } from '@bothy/kernel/french'

export const pitch = {
  en: 'Pile your stones higher than the others, and hide the best ones underneath.',
  fr: typeset('Empilez vos pierres plus haut que les autres, et cachez les meilleures en dessous.'),
} as const
