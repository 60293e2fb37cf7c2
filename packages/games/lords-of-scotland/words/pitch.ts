import { typeset } from '@bothy/kernel/french'

export const pitch = {
  en: 'Muster your clans in short, sharp skirmishes, use their powers at the right moment, and win the strongest supporters.',
  fr: typeset(
    'Engagez vos clans dans de brèves escarmouches, jouez leurs pouvoirs au bon moment et ralliez les partisans les plus forts.',
  ),
} as const
