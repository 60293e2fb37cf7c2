export const botsEn = {
  title: 'Your own bots',
  help: 'A program of yours can play at your private tables. It signs in with a token, and its name begins with “[bot]”. The guide for authors, docs/bots.md, comes with the source of Bothy.',
  online: 'connected now',
  seen: (date: string) => `last connected ${date}`,
  never: 'has never connected',
  name: 'Name of the bot',
  nameHelp: (longest: number) => `Up to ${longest} characters. Everyone at its tables sees it.`,
  make: 'Make a bot',
  made: (name: string) => `The token of ${name}`,
  once: 'Copy it now: it’s shown only this once. Keep it like a password, and give it to your program in the environment variable BOTHY_TOKEN.',
  where: 'Then create a private table: before the game starts you give your bot a seat there.',
  kept: 'I’ve kept it',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the token of ${name}`,
  revokeAsk: (name: string) => `Revoke the token of ${name}?`,
  revokeHelp:
    'The program that uses it is disconnected at once. The bot keeps its seats, and you can give it a new token under the same name.',
  revokeNow: 'Revoke for good',
  revoked: (name: string) => `The token of ${name} is no longer valid.`,
  cancel: 'Cancel',
}

export type BotsWords = typeof botsEn
