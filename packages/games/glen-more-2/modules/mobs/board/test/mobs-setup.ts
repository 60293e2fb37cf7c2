const mobsSetup = (...gangsters: readonly string[]) => ({ mobs: true, arranged: { mobs: gangsters } })

export const MOBS_COINS = mobsSetup('joe-mcduff', 'peggy-mcwander', 'peggy-mclaird')
export const MOBS_LURKING = mobsSetup('kenneth-mcsnitch', 'mike-mccastle', 'sibyl-macsponge', 'derek-anderson')
