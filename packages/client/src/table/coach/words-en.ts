export const coachEn = {
  effie: 'Effie says:',
  show: 'Show me',
  hush: 'Hush',
  hushLabel: 'Hush: never say this again',
  hushed: 'I won’t say that again.',
  offHere: 'Be quiet for this game',
  off: 'Never speak again',
  advice: 'Effie’s advice',
  adviceHelp: 'A remark now and then, one a turn at most. Only against bots.',
}

export type CoachWords = typeof coachEn
