const mobsSetup = (...gangsters: readonly string[]) => ({ mobs: true, arranged: { mobs: gangsters } })

/** Chronicle 8 with those who take coins, and with those who go to others. */
export const MOBS_COINS = mobsSetup('joe-mcduff', 'peggy-mcwander', 'peggy-mclaird')
export const MOBS_LURKING = mobsSetup('kenneth-mcsnitch', 'mike-mccastle', 'sibyl-macsponge', 'derek-anderson')
