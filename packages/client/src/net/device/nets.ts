const NETS = import.meta.glob<string>('../../../../games/*/opponents/nets/*.net', { query: '?url', import: 'default' })

export const netAt = (game: string, seats: number): (() => Promise<string>) | undefined =>
  NETS[`../../../../games/${game}/opponents/nets/${game}-${seats}.net`]
