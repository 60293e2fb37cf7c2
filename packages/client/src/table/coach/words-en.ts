export const coachEn = {
  effie: 'Effie says:',
  show: 'Show me',
  hint: 'Ask for a hint',
  hush: 'Hush',
  hushLabel: 'Hush: never say this again',
  hushed: 'I won’t say that again.',
  offHere: 'Be quiet for this game',
  off: 'Never speak again',
  advice: 'Effie’s advice',
  adviceHelp: 'A remark now and then, one a turn at most. Only against bots.',
  easier: (level: string) => `Two games lost in a row: the level ${level} may be more fun.`,
  harder: (level: string) => `Three games won in a row: you’re ready for the level ${level}.`,
  tryLevel: 'Try it',
}

export type CoachWords = typeof coachEn
