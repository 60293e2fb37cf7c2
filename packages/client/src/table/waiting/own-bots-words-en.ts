export const ownBotsEn = {
  title: 'Your own bots',
  give: (name: string) => `Give ${name} a seat`,
  ready: (name: string) => `${name} is ready`,
}

export type OwnBotsWords = typeof ownBotsEn
